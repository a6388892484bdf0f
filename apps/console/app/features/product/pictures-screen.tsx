import { OrderPart } from '../orders/order-part.tsx'

const views = [
  ['face', 'One piece'],
  ['laid', 'Laid'],
  ['scene', 'In a room'],
] as const

interface Props {
  sku: string
  /** Alternative texts by view. */
  alt: Readonly<Record<string, string>>
}

/** The pictures as the shop shows them, each with the words for people who don’t see it. */
export const PicturesScreen = ({ sku, alt }: Props) => (
  <OrderPart title="Pictures in the shop">
    <ul className="grid gap-4 tablet:grid-cols-3">
      {views.map(([view, label]) => (
        <li key={view} className="grid content-start gap-1">
          <img
            src={`/media/${encodeURIComponent(sku)}/${view}-480.webp`}
            alt={alt[view] ?? ''}
            width={480}
            height={480}
            loading="lazy"
            className="aspect-square w-full border border-grout object-cover"
          />
          <b>{label}</b>
          <span className={alt[view] ? 'text-stone' : 'text-sale'}>{alt[view] ?? 'No alternative text'}</span>
        </li>
      ))}
    </ul>
  </OrderPart>
)
