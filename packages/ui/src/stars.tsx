const star = 'm12 3.2 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.9 1.1-6.1-4.5-4.2 6.1-.8L12 3.2Z'
const five = [0, 24, 48, 72, 96]

/** Five stars, filled in proportion to the rating; read aloud as a number. */
export function Stars({ value, className = 'h-4' }: { value: number; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 120 24" role="img" aria-label={`${value} of 5 stars`} className={`${className} w-auto text-clay`}>
      {five.map((x) => (
        <path key={x} d={star} transform={`translate(${x})`} fill="none" stroke="currentColor" strokeWidth="1.2" />
      ))}
      {/* cut off where the stars end: an inner picture shows nothing outside of itself */}
      <svg width={value * 24} height="24" aria-hidden="true">
        {five.map((x) => (
          <path key={x} d={star} transform={`translate(${x})`} fill="currentColor" />
        ))}
      </svg>
    </svg>
  )
}
