import type { LayoutGrout } from '@tessera/client/shop/types.gen'

interface Props {
  grouts: readonly LayoutGrout[]
  chosen: string
  error: string | undefined
}

/** Grout colors as squares; each has an accessible name, and the selected name is shown below. */
export function GroutChoice({ grouts, chosen, error }: Props) {
  if (grouts.length === 0) return null
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-bold">Grout color</legend>
      <div className="flex flex-wrap gap-1.5">
        {grouts.map(({ sku, color, hex }) => (
          <label key={sku} title={color} className="grout-choice relative size-11 cursor-pointer">
            <input
              type="radio"
              name="grout"
              value={sku}
              defaultChecked={sku === chosen}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="sr-only">{color}</span>
            <svg
              aria-hidden="true"
              viewBox="0 0 44 44"
              className="size-11 rounded border border-line p-1 outline-offset-2 peer-checked:border-2 peer-checked:border-ink peer-checked:p-0.5 peer-focus-visible:outline-2 peer-focus-visible:outline-ink forced-color-adjust-none"
            >
              <rect width="44" height="44" fill={hex} />
            </svg>
          </label>
        ))}
      </div>
      {error && <p className="text-sm text-sale">{error}</p>}
    </fieldset>
  )
}
