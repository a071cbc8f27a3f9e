import { useEffect, useState } from "react";

/** The address of a blob, for as long as it is shown. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return blob && address;
}
