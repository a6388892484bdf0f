import { Button } from '@tessera/ui/button'
import { SelectField, TextField } from '@tessera/ui/field'
import { Form, useSubmit } from 'react-router'
import type { ProjectFilter } from './find-projects.ts'

const shows = [
  { value: 'active', label: 'Active' },
  { value: 'archived', label: 'Archived' },
  { value: 'all', label: 'All' },
]
const whose = [
  { value: '', label: 'Everyone’s' },
  { value: '1', label: 'Only mine' },
]

/** The filters are in the URL; selects apply at once, text on Enter or with the button. */
export function ProjectFilters({ filter }: { filter: ProjectFilter }) {
  const submit = useSubmit()
  const follow = ({ currentTarget }: { currentTarget: HTMLSelectElement }) => void submit(currentTarget.form)
  return (
    <Form
      role="search"
      aria-label="Find a project"
      className="grid grid-cols-2 items-end gap-3 tablet:grid-cols-[minmax(0,1fr)_10rem_10rem_auto]"
    >
      <TextField
        type="search"
        label="Search"
        name="q"
        defaultValue={filter.text}
        placeholder="Name, client or location"
        maxLength={100}
        className="col-span-2 tablet:col-span-1"
      />
      <SelectField label="Show" name="show" defaultValue={filter.show} options={shows} onChange={follow} />
      <SelectField
        label="Whose"
        name="own"
        defaultValue={filter.isOwnOnly ? '1' : ''}
        options={whose}
        onChange={follow}
      />
      <Button type="submit" className="col-span-2 tablet:col-span-1">
        Find
      </Button>
    </Form>
  )
}
