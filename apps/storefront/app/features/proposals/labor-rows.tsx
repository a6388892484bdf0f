import type { Proposal } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { useHydrated } from '@tessera/ui/use-hydrated'
import { useState } from 'react'
import type { FormRefusal } from '../../http/form-refusal.ts'
import type { ScopedField } from '../../kit/plans/scoped-form.tsx'

interface Props {
  proposal: Proposal
  refusal: FormRefusal | undefined
  field: ScopedField
}

/** Blank rows after the filled ones. Without scripts, every save adds as many. */
const spareRows = 3

/** The rows of the form that came back must all be there again. */
export function countLaborRows(labor: number, typed: Readonly<Record<string, string>> = {}): number {
  const sent = Object.keys(typed).flatMap((name) => /^labor-name-(\d+)$/.exec(name)?.[1] ?? [])
  return Math.max(labor + spareRows, ...sent.map((row) => Number(row) + 1))
}

/** Labor, one row per item. */
export function LaborRows({ proposal: { labor }, refusal, field }: Props) {
  const [added, setAdded] = useState(0)
  const isHydrated = useHydrated()
  const rows = Array.from({ length: countLaborRows(labor.length, refusal?.typed) + added }, (_, at) => at)
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-4 font-display text-2xl">Labor</legend>
      <p className="text-stone">One line per labor item. Blank lines are skipped.</p>
      {rows.map((at) => (
        <div key={at} className="grid grid-cols-[1fr_9rem] gap-4">
          <TextField
            label={
              <>
                Labor item<span className="sr-only"> {at + 1}</span>
              </>
            }
            {...field(`labor-name-${at}`)}
            placeholder={at === 0 ? 'Demolition and disposal' : undefined}
            maxLength={200}
            isOptional
          />
          <TextField
            label={
              <>
                Price<span className="sr-only"> {at + 1}</span>, $
              </>
            }
            {...field(`labor-amount-${at}`)}
            inputMode="decimal"
            maxLength={14}
            isOptional
          />
        </div>
      ))}
      <div>
        {isHydrated ? (
          <Button kind="quiet" size="Small" onClick={() => setAdded((before) => before + 1)}>
            Add labor item
          </Button>
        ) : (
          <Button type="submit" kind="quiet" size="Small">
            Save and add more labor items
          </Button>
        )}
      </div>
    </fieldset>
  )
}
