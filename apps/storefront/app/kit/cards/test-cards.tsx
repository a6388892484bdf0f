import type { PaymentRequest } from '@tessera/client/shop/types.gen'

/** Numbers to try a local shop with; a real provider sends none, so nothing is shown. */
export function TestCards({ cards }: { cards: PaymentRequest['testCards'] }) {
  if (cards.length === 0) return null
  return (
    <section
      aria-labelledby="test-cards"
      className="grid gap-2 border border-grout bg-surface p-4 text-sm tablet:col-span-2"
    >
      <h3 id="test-cards" className="font-bold">
        Demo store: use a test card
      </h3>
      <dl className="grid gap-x-6 gap-y-1 tablet:grid-cols-[auto_1fr]">
        {cards.map(({ number, effect }) => (
          <div key={number} className="contents">
            <dt className="tabular whitespace-nowrap">{number}</dt>
            <dd className="text-stone">{effect}</dd>
          </div>
        ))}
      </dl>
      <p className="text-stone">
        Any future date, any security code and any ZIP code will do. ZIP code 99999 is declined. No money moves.
      </p>
    </section>
  )
}
