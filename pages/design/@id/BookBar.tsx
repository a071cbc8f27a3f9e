/** The way to a booking of this design. On small screens it stays at the bottom, with the price beside it. */
import { toAddress } from "#renderer/address.ts";

type BookBarProps = { id: number; price?: string };

export function BookBar({ id, price }: BookBarProps) {
  return (
    <div className="book-bar flex items-center gap-4 max-lg:bottom-bar">
      {price && <span className="font-serif text-[1.5rem]/none tracking-[-.02em] lg:hidden">{price}</span>}
      <a className="btn flex-1" href={toAddress(`/booking/?design=${id}`)}>
        Booking
      </a>
    </div>
  );
}
