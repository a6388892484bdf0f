import { encodeCode128 } from './encode-code128.ts'

/** Readers need ten empty modules on either side. */
const quietModules = 10
/** One module on paper is 0.53 mm, and 0.4 mm where the code is long. Readers need 0.3 mm. */
const pixelsOf = (modules: number): number => (modules <= 130 ? 2 : 1.5)

/** A text as a bar code for handheld scanners, black on white in every theme and on paper. The text stands beside it. */
export function BarCode({ text }: { text: string }) {
  const widths = encodeCode128(text)
  if (!widths) return null
  const modules = widths.reduce((sum, width) => sum + width, 2 * quietModules)
  const pixels = pixelsOf(modules)
  return (
    <svg
      className="bar-code"
      data-code={text}
      aria-hidden="true"
      width={modules * pixels}
      height={40}
      viewBox={`0 0 ${modules} 1`}
      preserveAspectRatio="none"
      // fractions of a pixel would make bars of one width unequal
      shapeRendering={Number.isInteger(pixels) ? 'crispEdges' : undefined}
    >
      <rect width={modules} height={1} fill="white" />
      <path d={barsOf(widths)} fill="black" />
    </svg>
  )
}

function barsOf(widths: readonly number[]): string {
  let at = quietModules
  return widths
    .map((width, index) => {
      const start = at
      at += width
      return index % 2 === 0 ? `M${start} 0h${width}v1h-${width}z` : ''
    })
    .join('')
}
