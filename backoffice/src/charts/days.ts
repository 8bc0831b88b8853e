/** A time of an Indian day that has that date in every formatter. @param day an ISO 8601 date */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00+05:30`)
}
