import type { CartLine } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Picture } from '@tessera/ui/picture'
import { Money } from '@tessera/ui/price'
import { Form } from 'react-router'

/** Lines saved for later, shown below the cart even if the cart is empty. */
export function LaterLines({ lines }: { lines: readonly CartLine[] }) {
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="saved-for-later">
      <h2 id="saved-for-later" className="mb-3 text-2xl">
        Saved for later
      </h2>
      <ul className="border-t border-grout">
        {lines.map((line) => (
          <LaterLine key={line.sku} line={line} />
        ))}
      </ul>
      <p className="mt-3 text-sm text-stone">Saved in this browser. Prices and stock may change.</p>
    </section>
  )
}

function LaterLine({ line }: { line: CartLine }) {
  const { sku, name, quantity, purchaseUnit, availability } = line
  const isGone = availability.status === 'gone'
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-4 border-b border-grout py-4">
      <Picture sku={sku} image={line.sku_image_url} alt="" sizes="88px" maxWidth={320} className="self-start" />
      <div className="grid content-start gap-1">
        <h3 className="font-sans text-base leading-snug">
          <Link href={line.product_url} className="no-underline hover:underline">
            {name}
          </Link>
        </h3>
        <p className="text-sm text-stone">
          {formatUnits(quantity, purchaseUnit === 'each' ? 'piece' : purchaseUnit)} ·{' '}
          <Money cents={line.lineTotalCents} />
        </p>
        <p className="text-sm text-stone">{availability.text}</p>
        <Form method="post" action="/shopping-cart" className="-ms-3 flex flex-wrap">
          <input type="hidden" name="sku" value={sku} />
          <input type="hidden" name="quantity" value={quantity} />
          {!isGone && (
            <Button type="submit" name="intent" value="later-back" kind="quiet" aria-label={`Move to cart: ${name}`}>
              Move to cart
            </Button>
          )}
          <Button type="submit" name="intent" value="later-forget" kind="quiet" aria-label={`Remove ${name}`}>
            Remove
          </Button>
        </Form>
      </div>
    </li>
  )
}
