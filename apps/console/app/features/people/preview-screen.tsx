import { Button } from '@tessera/ui/button'
import { SelectField } from '@tessera/ui/field'
import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Form, useSearchParams } from 'react-router'
import { profileField } from '../../generic/operation-view.ts'
import { PageHead } from '../../generic/page-head.tsx'
import type { PreviewView, RightGroup } from './people-view.ts'

/** Shows the menu and the calls of someone, and the difference to another profile. */
export function PreviewScreen({ view }: { view: PreviewView }) {
  const { title, about, roles, menu, allowed, total, groups, other } = view
  return (
    <div className="grid gap-5">
      <PageHead
        title={`What ${title} can do`}
        about={about}
        crumbs={[
          { title: 'People and permissions', url: '/people' },
          { title, url: '?' },
        ]}
        actions={[]}
      />
      <p>
        <b>Permissions:</b> {roles.length > 0 ? roles.join(', ') : 'none'}
      </p>
      <section aria-label="Menu" className="grid gap-2">
        <h2 className="text-lg">In the menu</h2>
        {menu.length === 0 && <p>Only the home page.</p>}
        <dl className="grid gap-1">
          {menu.map(({ title: group, labels }) => (
            <div key={group} className="grid gap-x-4 tablet:grid-cols-[12rem_1fr]">
              <dt className="text-stone">{group}</dt>
              <dd>{labels.join(', ')}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Compare view={view} />
      {other ? (
        <>
          <Rights title={`Only ${title}`} groups={other.onlyFirst} />
          <Rights title={`Only ${other.title}`} groups={other.onlyOther} />
        </>
      ) : (
        <Rights title={`${formatCount(allowed)} of ${formatCount(total)} operations`} groups={groups} />
      )}
    </div>
  )
}

function Compare({ view: { choices, with: chosen } }: { view: PreviewView }) {
  const [query] = useSearchParams()
  const kept = [...query].filter(([name]) => name !== 'with')
  return (
    <Form className="flex max-w-xl items-end gap-3">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        label="Compare with the profile"
        name="with"
        defaultValue={chosen}
        options={[{ value: '', label: 'None' }, ...choices]}
      />
      <Button type="submit">Compare</Button>
    </Form>
  )
}

const Rights = ({ title, groups }: { title: string; groups: readonly RightGroup[] }) => (
  <section aria-label={title} className="grid gap-3">
    <h2 className="text-lg">{title}</h2>
    {groups.length === 0 && <p>Nothing.</p>}
    {groups.some(({ profileID }) => profileID) && (
      <p className="text-stone">Choose an operation to try it with these rights.</p>
    )}
    <div className="grid gap-x-8 gap-y-4 desktop:grid-cols-2">
      {groups.map(({ title: group, rows, profileID }) => (
        <details key={group} className="border-b border-grout pb-2">
          <summary className="min-h-8 cursor-pointer">
            {group} <span className="text-stone">{formatCount(rows.length)}</span>
          </summary>
          <ul>
            {rows.map(({ id, verb, summary }) => (
              <li key={id} className="flex gap-3 py-0.5">
                <code className="w-14 shrink-0 text-xs text-stone">{verb}</code>
                {profileID ? (
                  <Link
                    href={`/operations/${id}?${new URLSearchParams({ [profileField]: profileID })}`}
                    className="min-w-0 wrap-anywhere"
                  >
                    {summary}
                  </Link>
                ) : (
                  summary
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  </section>
)
