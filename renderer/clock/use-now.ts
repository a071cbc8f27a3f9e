/** The current time for React, updated whenever the clock shows or hides something. */
import { useEffect, useState } from "react";
import { CLOCK } from "./timed.ts";

export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const update = () => setNow(Date.now());
    addEventListener(CLOCK, update);
    return () => removeEventListener(CLOCK, update);
  }, []);
  return now;
}
