import { Button, LinkButton } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { TextField } from '@tessera/ui/field'
import { Form } from 'react-router'
import type { ColumnChoice, ColumnsView } from './columns-view.ts'
import { PageHead } from './page-head.tsx'

/** Chooses the columns of a list and their order. They are a word of its address, so a saved view keeps them. */
export function ColumnsScreen({ view }: { view: ColumnsView }) {
  const { title, crumbs, choices, hasProperties, kept, listHref, usualHref } = view
  const shown = choices.filter(({ isShown }) => isShown)
  const others = choices.filter(({ isShown }) => !isShown)
  return (
    <div className="grid max-w-3xl gap-4">
      <PageHead title={`Columns of ${title.toLowerCase()}`} crumbs={crumbs} actions={[]} />
      <Form key={choices.map(({ name }) => name).join()} className="grid gap-4">
        <input type="hidden" name="view" value="columns" />
        {kept.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {/* Enter presses the first button */}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="show" value="list" kind="primary">
            Show these columns
          </Button>
          <LinkButton href={usualHref}>Default columns</LinkButton>
          <LinkButton href={listHref} kind="quiet" data-key="Escape">
            Cancel
          </LinkButton>
        </div>
        <fieldset>
          <legend className="mb-1 text-lg font-bold">Shown</legend>
          <ol className="border-t border-grout">
            {shown.map((choice, at) => (
              <ShownColumn key={choice.name} choice={choice} isFirst={at === 0} isLast={at === shown.length - 1} />
            ))}
          </ol>
        </fieldset>
        <fieldset>
          <legend className="mb-1 text-lg font-bold">Not shown</legend>
          <ul className="grid gap-x-6 tablet:grid-cols-2">
            {others.map(({ name, label }) => (
              <li key={name} className="min-w-0 wrap-anywhere">
                <Checkbox label={label} name="column" value={name} id={`column-${name}`} />
              </li>
            ))}
          </ul>
        </fieldset>
        {hasProperties && (
          <TextField
            label="Another extended property"
            name="property"
            hint="Its path, such as color or units.weight"
            maxLength={200}
          />
        )}
      </Form>
    </div>
  )
}

interface ShownProps {
  choice: ColumnChoice
  isFirst: boolean
  isLast: boolean
}

const ShownColumn = ({ choice: { name, label }, isFirst, isLast }: ShownProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-grout py-1 wrap-anywhere">
    <Checkbox label={label} name="column" value={name} id={`column-${name}`} defaultChecked />
    <span className="flex gap-2">
      <Button type="submit" name="up" value={name} size="Small" disabled={isFirst} aria-label={`Move ${label} up`}>
        Up
      </Button>
      <Button type="submit" name="down" value={name} size="Small" disabled={isLast} aria-label={`Move ${label} down`}>
        Down
      </Button>
    </span>
  </li>
)
