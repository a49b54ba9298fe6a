import { FinePlot } from "./fine-plot.tsx";

interface ScoresPlotProps {
  caption: string;
  label: string;
  /** Scores of the tests in per cent, the oldest first. */
  scores: readonly number[];
  /** The last score as it is written, such as “80 %”. */
  lastLabel: string;
  /** The dates of the first and the last test. */
  from: string;
  to: string;
}

const LEFT = 12;
const RIGHT = 299;
const TOP = 10;
const BOTTOM = 85;

/** The scores of the last tests as a line; the last one in blue. */
export function ScoresPlot({ caption, label, scores, lastLabel, from, to }: ScoresPlotProps) {
  const floor = Math.min(50, Math.floor(Math.min(...scores) / 25) * 25);
  const middle = (floor + 100) / 2;
  const y = (score: number) => BOTTOM - ((score - floor) / (100 - floor)) * (BOTTOM - TOP);
  const x = (index: number) =>
    scores.length > 1 ? LEFT + (index / (scores.length - 1)) * (RIGHT - LEFT) : RIGHT;
  const points = scores.map((score, index) => ({ x: x(index), y: y(score) }));
  const last = points.at(-1);
  return (
    <FinePlot caption={caption} label={label} height={126}>
      {[floor, middle, 100].map((score) => (
        <path key={score} d={`M${LEFT} ${y(score)}H300`} stroke="var(--rule)" />
      ))}
      <text x="330" y={BOTTOM + 4} textAnchor="end">
        {floor}
      </text>
      <text x="330" y={TOP + 4} textAnchor="end">
        100
      </text>
      <polyline
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeLinejoin="round"
        points={points.map((point) => `${point.x},${point.y}`).join(" ")}
      />
      {points.slice(0, -1).map((point) => (
        <circle
          key={point.x}
          cx={point.x}
          cy={point.y}
          r="3"
          fill="var(--sheet)"
          stroke="var(--ink)"
          strokeWidth="1.75"
        />
      ))}
      {last && (
        <>
          <circle cx={last.x} cy={last.y} r="5.5" fill="var(--blue)" />
          <text data-strong="" x={last.x} y={last.y > 24 ? last.y - 12 : last.y + 20} textAnchor="middle">
            {lastLabel}
          </text>
        </>
      )}
      {scores.length > 1 && (
        <text x={LEFT} y="122">
          {from}
        </text>
      )}
      <text x={RIGHT} y="122" textAnchor="end">
        {to}
      </text>
    </FinePlot>
  );
}
