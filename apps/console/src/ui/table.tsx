import type { ReactNode } from 'react';

interface TableProps {
  /** What a screen reader calls it. */
  readonly label: string;
  readonly columns: readonly string[];
  /** Rows, which become cards on phones; each cell names its column in `data-label`. */
  readonly children: ReactNode;
}

/** Of a cell: those without a value are left out on phones. */
export const noneIf = (isMissing: boolean) => (isMissing ? 'none' : undefined);

/** A table that scrolls sideways, by keyboard too, where it is wider than the screen. */
export function Table({ label, columns, children }: TableProps) {
  return (
    <div className="scroll" tabIndex={0} role="region" aria-label={label}>
      <table className="stacked">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
