import { Button } from '@tessera/ui/button'
import { ChipLink } from '@tessera/ui/chip'
import { SelectField } from '@tessera/ui/field'
import { Form } from 'react-router'
import { type DeskFilter, deskHref } from './desk-filter.ts'

interface Props {
  list: string
  filter: DeskFilter
  stores: readonly string[]
}

/** All work, mine, or that of one store. The choice is in the address, so it can be a bookmark. */
export function WhoseWork({ list, filter, stores }: Props) {
  const { isMine, store } = filter
  const options = [...new Set([...stores, ...(store ? [store] : [])])]
  return (
    <div className="flex flex-wrap items-end gap-3">
      <ChipLink href={deskHref(list, { ...filter, isMine: false })} isPicked={!isMine}>
        Everyone’s
      </ChipLink>
      <ChipLink href={deskHref(list, { ...filter, isMine: true })} isPicked={isMine}>
        Mine
      </ChipLink>
      {options.length > 0 && (
        // the data of home is outside the path of the cookies, so the document is loaded
        <Form reloadDocument className="flex items-end gap-2" key={store}>
          <input type="hidden" name="list" value={list} />
          {isMine && <input type="hidden" name="whose" value="mine" />}
          <SelectField
            label="Store"
            className="min-w-40"
            name="store"
            defaultValue={store}
            options={[{ value: '', label: 'All stores' }, ...options.map((name) => ({ value: name, label: name }))]}
          />
          <Button type="submit">Show</Button>
        </Form>
      )}
    </div>
  )
}
