import { drawPdf } from '@tessera/documents/pdf/draw-pdf'
import { addressOfApplicant, type ProApplicant } from './pro-applicants.ts'

/** A resale certificate as the applicant of a demo shop would scan it. */
export async function drawResaleCertificate(applicant: ProApplicant, madeOn: string): Promise<Buffer> {
  const { company, firstName, lastName, taxId, trade } = applicant
  const { street1, city, state, zip } = addressOfApplicant(applicant)
  const bytes = await drawPdf({
    title: 'Certificate of exemption',
    number: taxId.slice(-4),
    madeOn,
    sender: { name: company },
    facts: [
      ['State', 'Georgia'],
      ['Form', 'ST-5, for resale'],
      ['Tax ID', taxId],
      ['Business', trade],
    ],
    parties: [
      { label: 'Purchaser', lines: [company, street1, `${city}, ${state} ${zip}`] },
      { label: 'Signed by', lines: [`${firstName} ${lastName}`, 'Owner'] },
    ],
    tables: [],
    totals: [],
    notes: [
      'The purchaser buys tangible personal property for resale in the ordinary course of business.',
      'Sample for a demo shop. Not valid as a tax certificate in any state.',
    ],
  })
  return Buffer.from(bytes)
}
