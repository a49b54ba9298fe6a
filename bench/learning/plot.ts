import { AWAY, YEAR, type Day } from "./year.ts";

export interface Line {
  name: string;
  days: readonly Day[];
}

interface Panel {
  title: string;
  most: number;
  step: number;
  value: (days: readonly Day[], at: number) => number;
}

const WIDTH = 760;
const LEFT = 48;
const RIGHT = 12;
const TOP = 76;
const PANEL = { height: 130, pitch: 190 };
/** Averaged over a week, because minutes vary strongly from day to day. */
const WEEK = 7;

const PANELS: readonly Panel[] = [
  { title: "Minutes a day (mean of seven days; 10 are set)", most: 20, step: 5, value: meanMinutes },
  {
    title: "Words due that wait past the day’s minutes",
    most: 800,
    step: 200,
    value: (days, at) => days[at]?.waiting ?? 0,
  },
  { title: "Words known on the next day", most: 3000, step: 500, value: (days, at) => days[at]?.known ?? 0 },
];

function meanMinutes(days: readonly Day[], at: number): number {
  const week = days.slice(Math.max(0, at - WEEK + 1), at + 1);
  return week.reduce((sum, { minutes }) => sum + minutes, 0) / week.length;
}

/** The years of one person under several schedules, as an SVG that is readable in light and dark mode. */
export function drawYears(lines: readonly Line[]): string {
  const height = TOP + PANELS.length * PANEL.pitch - 20;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="A simulated year under three schedules">
<style>${STYLE}</style>
<rect class="sheet" width="${WIDTH}" height="${height}"/>
${lines.map(({ name }, index) => legend(name, index)).join("\n")}
${PANELS.map((panel, index) => drawPanel(panel, TOP + index * PANEL.pitch, lines)).join("\n")}
</svg>
`;
}

const legend = (name: string, index: number): string => {
  const x = LEFT + index * 230;
  return `<path class="line l${index}" d="M${x} 24h28"/><text class="strong" x="${x + 36}" y="28">${name}</text>`;
};

function drawPanel({ title, most, step, value }: Panel, top: number, lines: readonly Line[]): string {
  const x = (day: number) => LEFT + (day / (YEAR - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (amount: number) => top + PANEL.height * (1 - Math.min(amount, most) / most);
  const ticks = Array.from({ length: most / step + 1 }, (_, index) => index * step);
  const months = Array.from({ length: 12 }, (_, month) => Math.round((month * YEAR) / 12));
  return [
    `<text class="strong" x="${LEFT}" y="${top - 12}">${title}</text>`,
    `<rect class="away" x="${x(AWAY.from)}" y="${top}" width="${x(AWAY.to) - x(AWAY.from)}" height="${PANEL.height}"/>`,
    ...ticks.map(
      (tick) =>
        `<path class="rule" d="M${LEFT} ${y(tick)}H${WIDTH - RIGHT}"/><text x="${LEFT - 8}" y="${y(tick) + 4}" text-anchor="end">${tick}</text>`,
    ),
    ...months.map((day, month) => `<text x="${x(day)}" y="${top + PANEL.height + 18}">${month + 1}</text>`),
    ...lines.map(({ days }, index) => {
      const points = days.map((_, at) => `${x(at).toFixed(1)} ${y(value(days, at)).toFixed(1)}`);
      return `<path class="line l${index}" d="M${points.join("L")}"/>`;
    }),
  ].join("\n");
}

/** The colours of the product's plots, with a dash pattern for each line except the first. */
const STYLE = `
text{font:600 12px Commissioner,"Segoe UI",system-ui,sans-serif;fill:#4f4b43}.strong{fill:#1b1915;font-weight:700}
.sheet{fill:#fcfbf8}.rule{stroke:#d8d4c9}.away{fill:#f3f1eb}.line{fill:none;stroke-width:2}
.l0{stroke:#1b4b91}.l1{stroke:#b0271c;stroke-dasharray:6 3}.l2{stroke:#1c6640;stroke-dasharray:2 3}
@media (prefers-color-scheme:dark){text{fill:#b9b2a5}.strong{fill:#ece7dc}.sheet{fill:#1c1a17}.rule{stroke:#38342e}.away{fill:#26231f}
.l0{stroke:#93b6f0}.l1{stroke:#f19a8d}.l2{stroke:#80c99c}}`;
