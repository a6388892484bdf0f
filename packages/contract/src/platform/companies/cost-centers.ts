import { assignmentsOf } from '../../kit/assignments.ts'
import { id, ref, required, text, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { relation } from '../../kit/relation.ts'
import { resource } from '../../kit/resource.ts'

export const CostCenter = model(
  'CostCenter',
  {
    ID: id(),
    Name: required(text(100)),
    Description: text(2000),
    xp: xp(),
  },
  { search: ['ID', 'Name', 'Description'], sort: ['Name', 'ID'] },
)

export const CostCenterAssignment = model(
  'CostCenterAssignment',
  {
    CostCenterID: required(ref('CostCenters')),
    UserGroupID: ref('UserGroups'),
  },
  { order: ['CostCenterID', 'UserGroupID'] },
)

export const costCenters = resource({
  tag: 'CostCenters',
  path: '/buyers/:buyerID/costcenters/:costCenterID',
  model: CostCenter,
  roles: { read: ['CostCenterReader'], write: ['CostCenterAdmin'] },
})

export const costCenterAssignments = relation({
  ...assignmentsOf(costCenters),
  model: CostCenterAssignment,
  table: 'cost_center_assignments',
  key: ['CostCenterID', 'UserGroupID'],
  listBy: ['costCenterID', 'userGroupID', 'level'],
  removeBy: ['userID', 'userGroupID'],
})
