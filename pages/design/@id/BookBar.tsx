/** The way to a booking of this design. On small screens it stays at the bottom, with the price beside it. */
import { toAddress } from "#domain/address.ts";

type BookBarProps = { id: number; price?: string };

export function BookBar({ id, price }: BookBarProps) {
  return (
    <div className="book-bar max-lg:bottom-bar">
      {price && <span>{price}</span>}
      <a className="btn" href={toAddress(`/booking/?design=${id}`)}>
        Booking
      </a>
    </div>
  );
}
