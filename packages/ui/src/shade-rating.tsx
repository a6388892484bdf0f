import { classNames } from './class-names.tsx'

const shadeLabels: Record<string, string> = {
  V0: 'Very uniform: every tile looks the same',
  V1: 'Uniform',
  V2: 'Slight variation',
  V3: 'Moderate variation',
  V4: 'Substantial variation: every tile is different',
}

/** Shade variation between pieces, as four dots and text. */
export function ShadeRating({ shade, isShort = false }: { shade: string; isShort?: boolean | undefined }) {
  const filled = Number(shade.slice(1)) || 0
  const label = shadeLabels[shade] ?? shade
  return (
    <span className="inline-flex items-center gap-2" title={label}>
      <span aria-hidden="true" className="inline-flex gap-1">
        {[1, 2, 3, 4].map((dot) => (
          <span
            key={dot}
            className={classNames('size-2 rounded-full border border-stone', dot <= filled && 'bg-stone')}
          />
        ))}
      </span>
      <span className={classNames(isShort && 'sr-only')}>
        {shade} · {label}
      </span>
      {isShort && <span aria-hidden="true">{shade}</span>}
    </span>
  )
}
