/** A month of dots, shown while the calendar loads. */
import type { CSSProperties } from "react";

const COLUMNS = 7;
const STEP = 40;
/** Positions in a week-by-week grid, starting on the third day. */
const DAYS = Array.from({ length: 30 }, (_, day) => day + 2);
/** Drawn as large dots. */
const TAKEN = [9, 16, 17, 23, 25];

export function CalendarMonth() {
  return (
    <>
      <svg viewBox="0 0 280 200" aria-hidden="true">
        {DAYS.map((day) => (
          <circle
            key={day}
            style={{ "--beat": day } as CSSProperties}
            cx={(day % COLUMNS) * STEP + STEP / 2}
            cy={Math.floor(day / COLUMNS) * STEP + STEP / 2}
            r={TAKEN.includes(day) ? 8 : 3.5}
          />
        ))}
      </svg>
      <p className="small text-soft">Loading the calendar</p>
    </>
  );
}
