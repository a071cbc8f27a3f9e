import { useData } from "vike-react/useData";
import type { Data } from "./+data.ts";
export function Page() {
  const { email } = useData<Data>();
  return (
    <p>
      Send inquiries to <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
