/**
 * Everyday words that differ only by marks, in languages without a file of their own: groups are separated by
 * semicolons. Written by us from common knowledge of each language, no list copied.
 */
export const PAIRS: Readonly<Record<string, string>> = {
  az: "el əl;en ən;er ər;on ön;ac aç;ot öt;ol öl;don dön;sac saç",
  ca: "dona dóna;mes més;os ós;que què;son són;te té;us ús;bota bóta;mon món;pel pèl;deu déu;mora móra;net nét;se sé;si sí;ma mà;sol sòl;venen vénen;be bé;es és",
  cs: "byt být;pas pás;rada řada ráda;dal dál;vina vína;pit pít;rad řad rád řád;draha dráha drahá;mile míle milé;male malé;lez lež;pani paní;síla šila;sít šít šit;krize kříže;zebra žebra;múze může;peče péče;kura kůra;domu domů;stát stat;ráz raz;vír vir;plát plat;hrana hraná",
  cy: "tan tân;mor môr;glan glân;can cân",
  da: "far får;har hår;for før;bor bør;mal mål;nar når;ar år;al ål;hor hør;var vår;bar bår;sol søl;mor mør;bon bøn;lov løv;skal skål;mode møde;ost øst;gas gås;bade både",
  el: "πότε ποτέ;που πού;πως πώς;η ή;νόμος νομός;γέρος γερός;φόρα φορά;κάλος καλός;μόνος μονός;άλλα αλλά;θόλος θολός;τζάμι τζαμί;ώμος ωμός;μάγια μαγιά;ζέστη ζεστή;μάτια ματιά;δουλειά δουλεία;χάλι χαλί;κάμαρα καμάρα;θέα θεά;παπάς πάπας",
  eo: "ci ĉi;salti ŝalti;sia ŝia;celo ĉelo;ago aĝo",
  et: "tuli tüli;hall häll;too töö;soo söö;vali väli;vaga väga;kask käsk;saar säär;ara ära;muur müür;muu müü;soda sõda",
  fi: "saari sääri;vaara väärä;tahti tähti;tahan tähän;lahde lähde;lahden lähden;lahti lähti;sade säde;nakki näkki;rasti rästi;jaa jää;jaat jäät;jaan jään;saa sää;saat säät",
  ga: "fear féar;cead céad;ait áit;sin sín;leann léann;ban bán;solas sólás;cas cás;mala mála;te té;lon lón;ar ár;sean séan;mo mó;do dó;ba bá;briste bríste;cor cór",
  gl: "e é;da dá;te té;so só;vos vós;nos nós;oso óso;por pór;bola bóla;fora fóra;se sé;presa présa",
  hi: "राज राज़;सजा सज़ा;फन फ़न;गज गज़;गौर ग़ौर;खान ख़ान;खाना ख़ाना",
  hr: "sala šala;suma šuma;reci reći;peci peći;kasa kaša;masa maša;zao žao;los loš;nas naš;vas vaš;siti šiti;sok šok;bas baš",
  hu: "öt őt;örül őrül;örült őrült;füzet fűzet;kor kór kör;kar kár;bor bőr;por pör;sor sör;hat hát;agy ágy;veszt vészt;orom öröm;kerek kérek;fel fél;szel szél;hal hál;el él;tor tőr tör;fon főn;ver vér;bab báb;var vár;szar szár;fut fűt;szúr szűr;úr űr;irt írt;koros kóros;torok török;meg még;merek mérek;kert kért;mert mért;part párt;ok ők;apad apád;fele felé;akar akár;alma álma;ól öl;ló lő;tó tő",
  is: "her hér;tal tál;for fór;vin vín;lita líta;far fár;las lás",
  lt: "siusti siųsti;skusti skųsti;kasti kąsti;sala šala",
  lv: "kazas kāzas;pile pīle;lapa lāpa;virs vīrs;sals sāls;saka sāka;mala māla;plans plāns",
  nb: "far får;har hår;for før fôr;bor bør;mal mål;sa så;hor hør;var vår;bar bår;sol søl;mor mør;rad råd;skal skål;mote møte;ost øst;mot møt;rar rår;lov løv;bade både;la lå;ta tå;ga gå",
  nl: "een één;voor vóór;appel appèl",
  pt: "sai saí;maio maiô;camelo camelô;doido doído;duvida dúvida;pratica prática;fabrica fábrica;publico público;copia cópia;sabia sábia sabiá;forma fôrma;la lá lã;ma má;so só;vo vó vô;tem têm;vem vêm;de dê;ate até;bebe bebê;as às;a à;roma romã;amem amém;ai aí;termino término;medico médico;transito trânsito;calculo cálculo;negocio negócio;deposito depósito",
  ro: "fata fată fața față;casa casă;peste pește;var văr;râu rău;sa să;lâna lână;țara țară;pana pană până;mâna mână;in în;masa masă;mama mamă;creste crește;vad văd;tari țări tări;par păr;apa apă;rata rată rață;ușa ușă;roti roți;învață învăța;fete fețe;rade râde",
  sk: "byt byť;sud súd;pas pás;rad rád;latka látka;muka múka;mat mať;babka bábka;tvar tvár;dom dóm;pani páni;sila šila;rada ráda;dal ďal;vina vína;kura kúra;vir vír;plat plát",
  sl: "sok šok;nas naš;vas vaš;sala šala;ves veš;kos koš",
  sr: "sala šala;suma šuma;reci reći;peci peći;kasa kaša;masa maša;zao žao;los loš;nas naš;vas vaš;sok šok;bas baš;veče veće",
  sv: "mal mål;hal hål häl;raka räka;bar bär bår;var vår;kol kål;är år;sa så;ratt rätt;tack täck;lån län;lär lår;tar tår;rad råd;matt mått mätt;van vän;vag våg väg;skal skål skäl;skar skär;lag låg;kor kör;al ål;tal tål;hast häst;sång säng;mor mör;hora höra;stad städ;bord börd",
  tr: "on ön;ol öl;sık şık;kus kuş;kir kır;oldu öldü;acı açı;diş dış;sis şiş;sac saç;bas baş;asık aşık;as aş;kul kül;tur tür;uç üç;sok şok;kor kör;bol böl;ot öt;basın başın;hala hâlâ;kar kâr;adet âdet;alem âlem;sıra şıra;tas taş;yas yaş;hal hâl;ilik ılık;sınır sinir;ısı işi;kas kaş;cam çam;can çan;duş düş;un ün;sure süre;don dön;gol göl",
  vi: "ma má mà mả mã mạ;ba bà bá bả;ca cá cà cả;cha chà chả;cho chó chờ chợ chỗ;co có cò cỏ cô cổ cờ;da dạ đa đá đà;đầu đâu dầu dâu đau;ga gà;hoa hoà hoạ hoá;hai hái hài;la lá là lạ;mau màu máu mẫu;me mẹ mè mẻ;mua mùa múa;mười muối muỗi;nam năm nấm nằm;nho nhỏ nhớ nhờ;nha nhà;tôi tối tội tới tỏi;ban bạn bán bàn bận bẩn bản;bo bò bơ bỏ bố bộ bờ;can cần căn cân cạn;chi chị chỉ chì;chơi chổi;con còn cơn;cung cũng cùng;đường dương;đông đồng động;em êm;học hóc;khi khí khỉ;lạnh lành;lam làm lắm;lai lại lái;muốn muộn mượn;ngay ngày;ngủ ngữ;ong ông ống;qua quá quả quà;sau sáu sâu sấu;sao sáo;tám tắm tâm tấm tam;tay tây;thanh thành thánh;thi thì thị;thu thứ thử thư;tra trà trả;trai trái trại;trường trương;tu tư từ tủ tự;vang vàng vâng vắng;ve về vẽ vé;xa xà;xe xé;anh ánh ảnh;bay bảy;chua chưa chùa chúa;dai dài đại;di đi;go gõ gỗ;hồng hông hỏng;mặt mắt mát mật;moi mới môi;mo mở mơ mỡ;một mốt;nóng nông;nói nơi nồi nối;phải phái;rồi rơi;thơ thờ thỏ thở;voi với vòi vôi;vợ vỏ vở",
};
