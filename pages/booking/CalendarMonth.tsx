/** A month of dots: what stands in the calendar's place until it is ready. */
import type { CSSProperties } from "react";

const COLUMNS = 7;
const STEP = 40;
/** The month begins on the third day of a week. */
const DAYS = Array.from({ length: 30 }, (_, day) => day + 2);
/** Large dots: days as they look once they are taken. */
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
