/** A complaint of a judge about one document. */
export type Complaint = { rule: string; about: string; path: string }

/** What a judge says of documents that are right. `about` is a part of its text. */
export type FalseAlarm = { rule: string; about: string; reason: string }

/**
 * The complaints that are none of the false alarms, once for each rule and text, with the first document; and the false
 * alarms that the judge no longer raises, which are to be deleted.
 */
export function weigh(complaints: readonly Complaint[], falseAlarms: readonly FalseAlarm[]) {
  const isAbout = ({ rule, about }: FalseAlarm, complaint: Complaint) =>
    complaint.rule === rule && complaint.about.includes(about)
  const found = complaints.filter((complaint) => !falseAlarms.some((alarm) => isAbout(alarm, complaint)))
  const once = new Map(found.toReversed().map((complaint) => [`${complaint.rule}: ${complaint.about}`, complaint.path]))
  return {
    findings: [...once].map(([what, path]) => `${what} (${path})`),
    silent: falseAlarms
      .filter((alarm) => !complaints.some((complaint) => isAbout(alarm, complaint)))
      .map(({ rule, about }) => `${rule}: ${about}`),
  }
}
