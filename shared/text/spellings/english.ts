const pairs = new Map<string, string>(
  `tyre tire;grey gray;kerb curb;cheque check;programme program;plough plow;aluminium aluminum;jewellery jewelry;pyjamas pajamas;moustache mustache;sceptical skeptical;sceptic skeptic;mould mold;mouldy moldy;cosy cozy;draught draft;doughnut donut;licence license;practise practice;defence defense;offence offense;pretence pretense;catalogue catalog;dialogue dialog;analogue analog;enrol enroll;enrolment enrollment;fulfil fulfill;fulfilment fulfillment;instalment installment;skilful skillful;wilful willful;ageing aging;judgement judgment;acknowledgement acknowledgment;mum mom;mummy mommy;anaesthetic anesthetic;encyclopaedia encyclopedia;paediatric pediatric;paediatrician pediatrician;foetus fetus;manoeuvre maneuver;diarrhoea diarrhea;haemorrhage hemorrhage;leukaemia leukemia;archaeology archeology;aeroplane airplane;yoghurt yogurt;whisky whiskey;axe ax;artefact artifact;woollen woolen;marvellous marvelous;counsellor counselor;jeweller jeweler;traveller traveler;travelled traveled;travelling traveling;cancelled canceled;cancelling canceling;labelled labeled;labelling labeling;modelling modeling;modelled modeled;fuelled fueled;quarrelled quarreled;signalled signaled;speciality specialty;sulphur sulfur;tumour tumor;smoulder smolder;omelette omelet;liquorice licorice;chilli chili;mediaeval medieval;orthopaedic orthopedic;oestrogen estrogen;gynaecologist gynecologist;annexe annex;behove behoove;carburettor carburetor;furore furor;grandad granddad`
    .split(";")
    .map((pair) => pair.split(" "))
    .map(([british = "", american = ""]) => [british, american]),
);
const OUR =
  /^((?:dis|mis|un)?(?:behavi|col|fav|flav|harb|hon|hum|lab|neighb|od|rum|savi|vap|vig|arm|ard|cand|clam|endeav|ferv|glam|parl|ranc|rig|sav|splend|succ|tum|val|demean|enam))our(.*)$/;
const TRE =
  /^((?:cen|thea|amphithea|me|kilome|centime|millime|li|fib|lus|sab|spec|calib|somb|meag|och|sepulch)(?:t|b|g|h)?)re(s|d)?$/;
const ISE = /^(.{3,})(is|ys)(e|ed|es|er|ers|ing|ation|ations|able)$/;
/** Words that end in -ise in both British and American English. */
const ALWAYS_S =
  /(?:[ao]|adv|advert|ar|compr|comprom|dem|desp|dev|disgu|enterpr|exc|exerc|franch|improv|merchand|parad|pra|prec|prem|prom|ra|rev|r|superv|surm|surpr|telev|treat|no|po|cru|bru|chem|otherw|likew|w|c|circumc|inc|conc|expert|bapt?)$/;

/**
 * The spelling by which the British and the American spelling of a lower-case word are compared; undefined if there is
 * only one spelling.
 */
export function respellEnglish(word: string): string | undefined {
  const known = pairs.get(word) ?? (word.endsWith("s") ? plural(pairs.get(word.slice(0, -1))) : undefined);
  if (known !== undefined) return known;
  const our = OUR.exec(word);
  if (our) return `${our[1] ?? ""}or${our[2] ?? ""}`;
  const tre = TRE.exec(word);
  if (tre) return `${tre[1] ?? ""}er${tre[2] ?? ""}`;
  const [, stem = "", is = "", ending = ""] = ISE.exec(word) ?? [];
  if (is === "is" && !ALWAYS_S.test(stem)) return `${stem}iz${ending}`;
  return is === "ys" && /(?:anal|paral|catal|hydrol|dial)$/.test(stem) ? `${stem}yz${ending}` : undefined;
}

const plural = (word: string | undefined): string | undefined => word && `${word}s`;
