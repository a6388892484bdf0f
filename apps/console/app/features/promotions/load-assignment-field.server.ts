import type { FormField, ReferenceChoice } from '../../generic/form-field.ts'
import { choicesFor } from '../../generic/reference-choices.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { assignmentField } from './promotion-at.server.ts'

/** Groups of more companies are found on the page of all assignments. */
const maxBuyers = 5

/** The lines of customers with the companies and their groups to choose from. Any ID may be typed. */
export async function loadAssignmentField(staff: Staff): Promise<FormField> {
  const buyers = await choicesFor(staff, 'Buyers', {})
  const some = buyers?.options.slice(0, maxBuyers) ?? []
  const groups = await Promise.all(some.map(({ id }) => choicesFor(staff, 'UserGroups', { buyerID: id })))
  const found = new Map(groups.flatMap((one) => one?.options ?? []).map((choice) => [choice.id, choice]))
  const choices: Readonly<Record<string, readonly ReferenceChoice[]>> = {
    BuyerID: buyers?.options ?? [],
    UserGroupID: [...found.values()],
  }
  return {
    ...assignmentField,
    columns: assignmentField.columns?.map((column) => ({
      ...column,
      reference: { options: choices[column.name] ?? [], searchHref: '' },
    })),
  }
}
