import { Notice } from '@tessera/ui/notice'
import type { ConflictView } from './edit-view.ts'

/** The values that somebody else changed too: was, theirs and mine side by side, and a choice for each. */
export function ConflictList({ conflicts }: { conflicts: readonly ConflictView[] }) {
  if (conflicts.length === 0) return null
  return (
    <section aria-label="Changed by someone else" className="grid gap-4">
      <input type="hidden" name="asked" value={JSON.stringify(conflicts)} />
      <Notice kind="warning" isLive title="Someone else changed this while you were editing">
        Choose which value to keep, then save again. Your other changes are still in the form.
      </Notice>
      {conflicts.map((conflict) => (
        <Conflict key={conflict.name} conflict={conflict} />
      ))}
    </section>
  )
}

function Conflict({ conflict: { name, label, was, theirs, mine } }: { conflict: ConflictView }) {
  return (
    <fieldset className="grid gap-3 border border-grout bg-surface p-4 tablet:grid-cols-3">
      <legend className="font-bold">{label}</legend>
      <div>
        <p className="text-stone">It was</p>
        <p className="wrap-anywhere">{was}</p>
      </div>
      <Side name={name} value="theirs" title="Theirs" text={theirs} />
      <Side name={name} value="mine" title="Mine" text={mine} />
    </fieldset>
  )
}

const Side = ({ name, value, title, text }: { name: string; value: string; title: string; text: string }) => (
  <label className="flex cursor-pointer gap-3">
    <input type="radio" name={`keep.${name}`} value={value} required className="mt-1 size-5 shrink-0 accent-clay" />
    <span className="min-w-0">
      <span className="block text-stone">{title}</span>
      <span className="block wrap-anywhere">{text}</span>
    </span>
  </label>
)
