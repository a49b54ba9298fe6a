import type { MarkKind } from "../../../ui/text/mark.tsx";
import { FinePlot } from "./fine-plot.tsx";

interface AnswersPlotProps {
  caption: string;
  label: string;
  /** Each answer in its order, with the tooltip that tells it, such as “3: Wrong”. */
  answers: readonly { kind: MarkKind; title: string }[];
}

const WIDTH = 328;
const WIDEST_BAR = 11;

/** A test, word by word: bars up are right, bars down are wrong. */
export function AnswersPlot({ caption, label, answers }: AnswersPlotProps) {
  const step = Math.min(WIDTH / Math.max(answers.length, 1), 32);
  const width = Math.max(1, Math.min(WIDEST_BAR, step * 0.67));
  return (
    <FinePlot caption={caption} label={label} height={104}>
      <path d="M0 44h330" stroke="var(--rule-strong)" />
      {answers.map(({ kind, title }, index) => (
        <g key={index}>
          <title>{title}</title>
          <Bar kind={kind} x={2 + index * step} width={width} />
        </g>
      ))}
      <text x="2" y="100">
        1
      </text>
      {answers.length > 1 && (
        <text x={2 + (answers.length - 1) * step + width} y="100" textAnchor="end">
          {answers.length}
        </text>
      )}
    </FinePlot>
  );
}

function Bar({ kind, x, width }: { kind: MarkKind; x: number; width: number }) {
  const line = Math.min(2, width / 3);
  switch (kind) {
    case "correct":
      return <rect x={x} y="8" width={width} height="34" fill="var(--right)" />;
    case "hinted":
      return <path d={`M${x} 8h${width}v14h-${width}zM${x} 28h${width}v14h-${width}z`} fill="var(--right)" />;
    case "near":
      return (
        <rect
          x={x + line / 2}
          y={8 + line / 2}
          width={width - line}
          height={34 - line}
          fill="none"
          stroke="var(--near)"
          strokeWidth={line}
        />
      );
    case "retried":
      return (
        <rect
          x={x + line / 2}
          y={46 + line / 2}
          width={width - line}
          height={34 - line}
          fill="none"
          stroke="var(--near)"
          strokeWidth={line}
        />
      );
    case "unasked":
      return null;
    case "wrong":
      return <rect x={x} y="46" width={width} height="34" fill="var(--wrong)" />;
    case "skipped":
      return (
        <circle
          cx={x + width / 2}
          cy="44"
          r={Math.min(4.5, Math.max(1.5, width / 2))}
          fill="var(--sheet)"
          stroke="var(--ink-2)"
          strokeWidth={line}
          strokeDasharray="2 1.6"
        />
      );
  }
}
