/** The harbour over the home page; there from the first paint, so nothing below it moves. */
// In the page itself: a request of its own would come after the first paint on a slow network.
import harbour from './harbour.svg?inline';

export function HarbourStrip() {
  return (
    <div className="mx-auto w-full max-w-6xl sm:px-6 sm:pt-6">
      <div className="harbour relative overflow-hidden sm:rounded-large">
        <img
          src={harbour}
          alt=""
          width="1200"
          height="240"
          className="h-28 w-full object-cover sm:h-40"
        />
      </div>
    </div>
  );
}
