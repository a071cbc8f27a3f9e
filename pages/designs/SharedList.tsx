/** What can be done with the list of saved designs that is shown; shared-list.ts shows it. */
export function SharedList() {
  return (
    <div id="shared-list" className="row shared-list" hidden>
      <button type="button" className="btn btn-quiet">
        Share list
      </button>
      <button type="button" className="btn btn-quiet">
        Keep these
      </button>
      <span role="status" />
    </div>
  );
}
