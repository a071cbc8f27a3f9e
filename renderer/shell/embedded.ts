/** JSON that a page holds for its own scripts. JsonScript writes it, and `read` returns it, by one key with one type. */

export type Embedded<T extends object> = {
  /** The script element's id. */
  id: string;
  /** Returns undefined on a page without it. */
  read(): T | undefined;
};

export function embedded<T extends object>(id: string): Embedded<T> {
  const read = () => {
    const json = document.getElementById(id)?.textContent;
    return json ? JSON.parse(json) : undefined;
  };
  return { id, read };
}
