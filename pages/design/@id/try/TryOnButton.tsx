/**
 * The button of "On your own skin", for browsers with scripts and WebGL2. Until its script has loaded, it submits to its
 * address.
 */
import { Button } from "#renderer/components/Button.tsx";
import { JsonScript } from "#renderer/components/JsonScript.tsx";
import { TRY_ON, type TryOnDesign } from "./design.ts";

export function TryOnButton({ design }: { design: TryOnDesign }) {
  return (
    <form className="in-data-lost:invisible flex noscript:hidden flex-wrap items-center gap-x-6 gap-y-2 pt-3 print:hidden">
      <Button variant="quiet" id={TRY_ON} type="submit" name="try" className="aria-busy:cursor-progress">
        Try it on your skin
      </Button>
      <p className="text-small text-soft" role="status">
        On an arm of ours, or on your own photo, which stays on this device.
      </p>
      <JsonScript id={`${TRY_ON}-design`} data={design} />
    </form>
  );
}
