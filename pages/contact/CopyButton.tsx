/** A button that copies a text, and a place to say whether it did. copy.ts makes it work. */
import { Button } from "#renderer/components/Button.tsx";

export function CopyButton({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex noscript:hidden flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="quiet" data-copy={text}>
        {label}
      </Button>
      <span className="text-small" role="status" />
    </div>
  );
}
