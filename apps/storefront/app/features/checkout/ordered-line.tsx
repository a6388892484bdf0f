import type { CartLine } from '@tessera/client/shop/types.gen'
import { keepSizeTogether } from '@tessera/domain/keep-size-together'
import { formatArea, formatMoney, formatUnits } from '@tessera/ui/format'
import { Picture } from '@tessera/ui/picture'

/** Picture, name, quantity, lots and total: three cells of a grid. */
export const OrderedLine = ({ line }: { line: CartLine }) => (
  <>
    <Picture sku={line.sku} image={line.sku_image_url} alt="" sizes="80px" maxWidth={320} />
    <span>
      {keepSizeTogether(line.name)}
      <span className="block text-sm text-stone">
        {formatUnits(line.quantity, line.purchaseUnit === 'each' ? 'piece' : line.purchaseUnit)}
        {line.areaSqft !== null && ` · ${formatArea(line.areaSqft)}`}
        {line.lots.length > 0 && ` · lot ${line.lots.map(({ lotNo }) => lotNo).join(', ')}`}
      </span>
    </span>
    <span className="tabular">{formatMoney(line.lineTotalCents)}</span>
  </>
)
