import { Button } from '@tessera/ui/button'
import { useHydrated } from '@tessera/ui/use-hydrated'
import { type PointerEvent, useState } from 'react'
import { pathOf, pointIn, type Strokes, signatureBox, signatureOf, withPoint, withStroke } from './strokes.ts'

/** A field to sign in with a finger, pen or mouse. Drawing is optional: the typed name is a valid signature. */
export function SignaturePad({ name }: { name: string }) {
  const [strokes, setStrokes] = useState<Strokes>([])
  const [isDrawing, setDrawing] = useState(false)
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  const here = (event: PointerEvent<SVGSVGElement>) =>
    pointIn(event.currentTarget.getBoundingClientRect(), event.clientX, event.clientY)
  const path = pathOf(strokes)
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-bold">
        Signature <span className="font-normal text-stone">(optional)</span>
      </p>
      <p className="text-sm text-stone">Draw with your finger or mouse, or leave blank. Your typed name is enough.</p>
      <input type="hidden" name={name} value={signatureOf(strokes)} />
      <svg
        role="img"
        aria-label="Signature field"
        data-signature-pad
        viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
        preserveAspectRatio="none"
        className="aspect-3/1 w-full max-w-150 cursor-crosshair touch-none rounded border border-line bg-surface text-ink"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          setDrawing(true)
          const point = here(event)
          setStrokes((before) => withStroke(before, point))
        }}
        onPointerMove={(event) => {
          if (!isDrawing) return
          const point = here(event)
          setStrokes((before) => withPoint(before, point))
        }}
        onPointerUp={() => setDrawing(false)}
        onPointerCancel={() => setDrawing(false)}
      >
        <path d="M30 160H570" className="stroke-grout" strokeWidth="2" />
        <path d={path} fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <div className="min-h-9">
        {strokes.length > 0 && (
          <Button kind="quiet" size="Small" onClick={() => setStrokes([])}>
            Clear signature
          </Button>
        )}
      </div>
    </div>
  )
}
