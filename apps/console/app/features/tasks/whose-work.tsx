import { Button } from '@tessera/ui/button'
import { ChipLink } from '@tessera/ui/chip'
import { SelectField } from '@tessera/ui/field'
import { Form } from 'react-router'
import { DoButton } from './task-card.tsx'
import { type TaskFilter, tasksHref } from './task-filter.ts'

interface Props {
  list: string
  filter: TaskFilter
  stores: readonly string[]
  /** The store that this browser remembers. */
  myStore: string
}

/** All work, mine, that of my store or of another one. The choice is in the address, so it can be a bookmark. */
export function WhoseWork({ list, filter, stores, myStore }: Props) {
  const { isMine, store } = filter
  const options = [...new Set([...stores, ...(store ? [store] : [])])]
  return (
    <div className="flex flex-wrap items-end gap-3">
      <ChipLink href={tasksHref(list, { isMine: false, store: '' })} isPicked={!isMine && !store}>
        All
      </ChipLink>
      <ChipLink href={tasksHref(list, { ...filter, isMine: true })} isPicked={isMine}>
        Mine
      </ChipLink>
      {myStore && (
        <ChipLink href={tasksHref(list, { isMine: false, store: myStore })} isPicked={!isMine && store === myStore}>
          My store: {myStore}
        </ChipLink>
      )}
      {options.length > 0 && <StoreForm list={list} filter={filter} options={options} />}
      {store && store !== myStore && <RememberStore store={store} />}
    </div>
  )
}

const StoreForm = ({ list, filter, options }: Pick<Props, 'list' | 'filter'> & { options: readonly string[] }) => (
  // the data of home is outside the path of the cookies, so the document is loaded
  <Form reloadDocument className="flex items-end gap-2" key={filter.store}>
    <input type="hidden" name="list" value={list} />
    {filter.isMine && <input type="hidden" name="whose" value="mine" />}
    <SelectField
      label="Store"
      className="min-w-40"
      name="store"
      defaultValue={filter.store}
      options={[{ value: '', label: 'All stores' }, ...options.map((name) => ({ value: name, label: name }))]}
    />
    <Button type="submit">Show</Button>
  </Form>
)

const RememberStore = ({ store }: { store: string }) => (
  <Form method="post" reloadDocument>
    <input type="hidden" name="store" value={store} />
    <DoButton intent="myStore">Set as my store</DoButton>
  </Form>
)
