/** The harbour over the home page; there from the first paint, so nothing below it moves. */
export function HarbourStrip() {
  return (
    <div className="mx-auto w-full max-w-6xl sm:px-6 sm:pt-6">
      <div className="harbour relative h-28 overflow-hidden sm:h-40 sm:rounded-large" />
    </div>
  );
}
