import type { TriedSearch } from '@tessera/client/shop/types.gen'
import { keepSizeTogether } from '@tessera/domain/keep-size-together'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { TextField } from '@tessera/ui/field'
import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { OutcomeNotice } from '../../generic/outcome-notice.tsx'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { SearchField } from '../../generic/search-field.tsx'
import type { StaffOutcome } from '../../session/staff-work.server.ts'
import { DoButton, TaskForm } from '../tasks/task-card.tsx'
import { ContentFrame } from './content-frame.tsx'
import { type SynonymRow, synonymsPath } from './content-views.ts'
import { newRule, SynonymForm } from './synonym-form.tsx'
import { useFormKey } from './use-form-key.ts'

interface Props {
  items: readonly SynonymRow[]
  search: string
  /** Words to start a new rule with. */
  words: string
  edited: SynonymRow | null
  tried: TriedSearch | null
  formKey: string
  outcome: StaffOutcome | undefined
}

/** Words that mean the same in the shop's search, with a search to try them. */
export function SynonymsScreen({ items, search, words, edited, tried, formKey, outcome }: Props) {
  const isTyping = outcome?.typed?.intent === 'saveSynonym'
  const number = edited?.id ?? newRule
  const subject = `${number} ${edited?.version ?? words}`
  const { key, isSaved } = useFormKey(subject, number, outcome)
  const kept = (
    <>
      {words && <input type="hidden" name="words" value={words} />}
      {edited && <input type="hidden" name="edit" value={edited.id} />}
    </>
  )
  return (
    <ContentFrame about="Words customers search for, and what else they should find.">
      <OutcomeNotice outcome={isTyping ? undefined : outcome} />
      <div className="grid items-start gap-x-8 gap-y-4 desktop:grid-cols-2">
        <SynonymForm
          key={key}
          edited={edited}
          subject={subject}
          words={isSaved ? '' : words}
          formKey={formKey}
          outcome={isTyping ? outcome : undefined}
        />
        <TrySearch tried={tried}>{kept}</TrySearch>
      </div>
      <Form role="search" aria-label="Synonyms" key={search}>
        {kept}
        <SearchField label="Search synonyms" placeholder="Part of a word" search={search} />
      </Form>
      {items.length > 0 ? (
        <Table caption="Synonyms" columns={columnsFor(formKey)} rows={items} keyOf={({ id }) => id} />
      ) : (
        <EmptyState title={search ? `No rule for “${search}”` : 'No rules yet'}>
          Rules help customers who search with words our products don’t use.
        </EmptyState>
      )}
    </ContentFrame>
  )
}

/** A search as a guest makes it, with the rules as they are now. */
function TrySearch({ tried, children }: Pick<Props, 'tried'> & { children: ReactNode }) {
  return (
    <ScreenPart title="Try a search">
      <Form className="flex max-w-xl items-end gap-2" key={tried?.words}>
        {children}
        <TextField
          label="Search text"
          name="try"
          type="search"
          maxLength={200}
          defaultValue={tried?.words ?? ''}
          className="grow"
        />
        <Button type="submit">Try</Button>
      </Form>
      {tried && (
        <div role="status">
          <p>
            <b>{formatCount(tried.total)}</b> {tried.total === 1 ? 'product' : 'products'} for “{tried.words}”
          </p>
          <ol>
            {tried.products.map(({ sku, name }) => (
              <li key={sku} className="wrap-anywhere">
                <span className="tabular text-stone">{sku}</span> {keepSizeTogether(name)}
              </li>
            ))}
          </ol>
        </div>
      )}
    </ScreenPart>
  )
}

const columnsFor = (formKey: string): TableColumn<SynonymRow>[] => [
  {
    key: 'words',
    header: 'Customers type',
    isRowHeader: true,
    card: 'title',
    cell: ({ id, same, from }) => (
      <Link href={`${synonymsPath}?${new URLSearchParams({ edit: id })}`} data-row="" className="wrap-anywhere">
        {(same.length > 0 ? same : from).join(', ')}
      </Link>
    ),
  },
  {
    key: 'meaning',
    header: 'And find',
    card: 'note',
    cell: ({ same, to }) => (same.length > 0 ? <span className="text-stone">all of them</span> : to.join(', ')),
  },
  {
    key: 'delete',
    header: 'Delete',
    card: 'menu',
    cell: ({ id, version, same, from, to }) => (
      <TaskForm number={id} formKey={formKey} outcome={undefined}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="kind" value={same.length > 0 ? 'same' : 'one-way'} />
        <input type="hidden" name="words" value={[...same, ...from].join(', ')} />
        <input type="hidden" name="to" value={to.join(', ')} />
        <DoButton intent="deleteSynonym">Delete</DoButton>
      </TaskForm>
    ),
  },
]
