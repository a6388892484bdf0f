import { Button } from '@tessera/ui/button'
import { classNames } from '@tessera/ui/class-names'
import { TextField } from '@tessera/ui/field'
import { formatUnits } from '@tessera/ui/format'
import { type PackLine, packedOf } from './pack.ts'
import type { PackWork } from './use-pack.ts'

interface Props {
  line: PackLine
  work: PackWork
}

/** A big row per product, with a field per lot. */
export function PackLineRows({ line, work }: Props) {
  const { lineNo, sku, name, unit, leftBoxes } = line
  const packed = packedOf(work.pack, lineNo)
  const isCurrent = work.pack.rows[work.pack.current]?.lineNo === lineNo
  return (
    <li
      className={classNames(
        'grid gap-3 border bg-surface p-4 tablet:grid-cols-[minmax(0,1fr)_auto] tablet:items-start',
        isCurrent ? 'border-ink' : 'border-grout',
      )}
    >
      <div className="min-w-0 wrap-anywhere">
        <p className="tabular text-xl">{sku}</p>
        <p>{name}</p>
        <p className={packed > leftBoxes ? 'text-sale' : 'text-stone'}>
          {packed} of {formatUnits(leftBoxes, unit)} packed
        </p>
      </div>
      <div className="grid gap-2">
        {work.pack.rows.map(
          (row, at) =>
            row.lineNo === lineNo && (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place
              <LotRow key={at} at={at} line={line} work={work} />
            ),
        )}
        <Button
          type="submit"
          name="intent"
          value={`addLot:${lineNo}`}
          kind="quiet"
          size="Small"
          className="justify-self-start px-0"
        >
          Another lot<span className="sr-only"> of {sku}</span>
        </Button>
      </div>
    </li>
  )
}

/** `Bags`: an order is not boxes alone. */
function unitLabel(unit: string): string {
  const units = formatUnits(2, unit).slice(2)
  return units.charAt(0).toUpperCase() + units.slice(1)
}

function LotRow({ at, line: { sku, lineNo, unit, leftBoxes }, work }: Props & { at: number }) {
  const row = work.pack.rows[at]
  if (!row) return null
  return (
    <div className="grid grid-cols-2 gap-3">
      <input type="hidden" name={`line-${at}`} value={lineNo} />
      <input type="hidden" name={`sure-${at}`} value={row.isLotSure ? 'yes' : ''} />
      <TextField
        label={
          <>
            {unitLabel(unit)}
            <span className="sr-only"> of {sku}</span>
          </>
        }
        name={`boxes-${at}`}
        type="number"
        inputMode="numeric"
        min={0}
        max={leftBoxes}
        value={String(row.boxes)}
        onChange={(event) => work.changeRow(at, { boxes: Math.max(0, event.currentTarget.valueAsNumber || 0) })}
      />
      <TextField
        label={
          <>
            Lot<span className="sr-only"> of {sku}</span>
          </>
        }
        name={`lot-${at}`}
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        value={row.lot}
        onChange={(event) => work.changeRow(at, { lot: event.currentTarget.value, isLotSure: true })}
      />
    </div>
  )
}
