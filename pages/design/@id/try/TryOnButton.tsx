/**
 * The button of "On your own skin", for browsers with scripts and a canvas. Until its script has loaded, it submits to
 * its address.
 */
import { JsonScript } from "#renderer/components/JsonScript.tsx";
import { TRY_ON, type TryOnDesign } from "./design.ts";

export function TryOnButton({ design }: { design: TryOnDesign }) {
  return (
    <form className="row try-on-offer">
      <button id={TRY_ON} type="submit" name="try" className="btn btn-quiet">
        Try it on your skin
      </button>
      <p className="small text-soft" role="status">
        With your own photo, which stays on this device.
      </p>
      <JsonScript id={`${TRY_ON}-design`} data={design} />
    </form>
  );
}
