/** The controls, below the photo or beside it. */
import type { ReactNode } from "react";

export function Panel({ children }: { children: ReactNode }) {
  return (
    <div className="@container grid beside:max-h-none max-h-[46dvh] auto-rows-max grid-cols-1 gap-2 overflow-y-auto beside:px-6 px-gutter pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom,0px))]">
      {children}
    </div>
  );
}

export const FIELD = "min-h-12 w-full rounded-sm border-[1.5px] border-line bg-panel px-3";
