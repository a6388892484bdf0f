/** A drawn signature, or the typed name in a script font. */
export function SignatureDrawing({ name, strokes }: { name: string; strokes: string | null }) {
  if (!strokes) return <p className="font-display text-3xl italic">{name}</p>
  return (
    <svg role="img" aria-label={`Signature of ${name}`} viewBox="0 0 600 200" className="h-20 w-60 text-ink">
      <path
        d={strokes}
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
