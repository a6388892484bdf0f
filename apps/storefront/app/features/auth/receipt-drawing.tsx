/** Shows where the customer number is printed on a receipt. The text beside it says the same. */
export const ReceiptDrawing = () => (
  <svg viewBox="0 0 240 220" className="w-full max-w-60 text-stone" aria-hidden="true" focusable="false">
    <path
      d="M20 5h200v205l-20-10-20 10-20-10-20 10-20-10-20 10-20-10-20 10-20-10-20 10Z"
      fill="var(--surface)"
      stroke="currentColor"
    />
    <text x="120" y="34" textAnchor="middle" className="fill-ink font-display text-lg">
      Tessera
    </text>
    <path d="M40 50h160M40 62h110" stroke="currentColor" />
    <rect x="34" y="76" width="172" height="30" fill="none" stroke="var(--clay)" strokeWidth="2" />
    <text x="42" y="96" className="fill-ink text-xs">
      Customer no. 100 482 17
    </text>
    <path d="M40 126h120m20 0h20M40 142h100m40 0h20M40 158h130m10 0h20M40 182h160" stroke="currentColor" />
  </svg>
)
