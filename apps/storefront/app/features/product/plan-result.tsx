import { formatArea, formatCount, formatMoney, formatUnits, formatWeight } from '@tessera/ui/format'
import { type BoxCalculation, calculatorLimits, type LimitedValue } from './calculate-boxes.ts'

const limitNotes: Record<LimitedValue, string> = {
  waste: `We calculate with ${calculatorLimits.waste}% waste at most. Need more? Enter a larger area or add boxes.`,
  area: `We calculate up to ${formatArea(calculatorLimits.area)}. Contact us for a larger job.`,
  boxes: `We calculate up to ${formatCount(calculatorLimits.boxes)} at a time. Contact us for a larger job.`,
}

interface PlanResultProps {
  worked: BoxCalculation | undefined
  unit: string
  sqftPerUnit: string
}

/** The result: quantity, price, coverage, left-over area and weight. */
export function PlanResult({ worked, unit, sqftPerUnit }: PlanResultProps) {
  return (
    <output aria-live="polite" className="block border-y border-grout py-4">
      {worked ? (
        <ResultDetails worked={worked} unit={unit} />
      ) : (
        <p className="text-stone">
          One {unit} covers {formatArea(sqftPerUnit)}. Enter your room size to see how many you need.
        </p>
      )}
    </output>
  )
}

function ResultDetails({ worked, unit }: { worked: BoxCalculation; unit: string }) {
  const short = Number(worked.shortByOneFewerSqft)
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-display text-2xl lining-nums">{formatUnits(worked.boxes, unit)}</span>
        <span className="font-display text-2xl lining-nums tabular-nums">{formatMoney(worked.totalCents)}</span>
      </p>
      {worked.limited.map((name) => (
        <p key={name} className="mt-1 font-bold text-sm">
          {limitNotes[name]}
        </p>
      ))}
      <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-1 text-sm">
        <Row name="Your area" value={formatArea(worked.areaSqft)} />
        <Row name={`With ${worked.wastePercent}% waste`} value={formatArea(worked.needSqft)} />
        <Row name="Covers" value={formatArea(worked.coveredSqft)} />
        <Row name="Left over" value={formatArea(worked.leftOverSqft)} />
        <Row name="Pieces" value={formatCount(worked.pieces)} />
        <Row name="Weight" value={formatWeight(worked.weightLbs)} />
      </dl>
      <p className="mt-2 text-sm text-stone">
        Sold in full {unit === 'box' ? 'boxes' : `${unit}s`}, so we round up.
        {short > 0 && worked.boxes > 1 && ` One ${unit} fewer leaves you short by ${formatArea(short)}.`}
        {worked.pallets > 0 && ` Ships on ${formatUnits(worked.pallets, 'pallet')}.`}
      </p>
    </>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-stone">{name}</dt>
      <dd className="tabular whitespace-nowrap">{value}</dd>
    </div>
  )
}
