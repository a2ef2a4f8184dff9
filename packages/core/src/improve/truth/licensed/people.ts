/** Words for people that leave it to the rest of the line to say who they are. */
const UNNAMED = new Set(
  'people person folk lady guy man woman kid child boy girl them they everyone everybody someone somebody anyone anybody family other one dude gentleman'.split(
    ' ',
  ),
);

/** Who the people are, by words that show where they are or what is done for them. */
const ROWS = `
  restaurant diner cafe bar kitchen table pub bistro grill menu food drink waiter waitress server host hostess buffet banquet catering pizza coffee > guest customer diner patron
  store shop market retail mall dealership deli bakery checkout register counter cashier cash-register shoe size clothes grocery supermarket aisle ring-up ring bag order phone car sale sell > customer shopper client buyer
  hotel motel inn resort lodge spa cruise casino check-in wedding event party > guest visitor
  hospital clinic ward er icu doctor doc dentist dental nurse medical surgery surgical dialysis therapy rehab blood bp ambulance vitals pulse shot medication meds bed nursing xray x-ray wheelchair > patient
  nursing nurse home assisted care hospice memory senior elderly old bathe bath dress dressing wheelchair facility > resident client patient
  school class classroom teacher grade grader college university campus tutor lesson dorm professor homework math essay reading library-card bus deaf kindergarten elementary > student pupil
  gym fitness club pool yoga weight swim golf > member client
  library book museum zoo park theater ballpark stadium tour aquarium gallery > patron visitor guest
  bank insurance salon hair law lawyer legal tax social agency case welfare benefit massage county > client customer
  bus van airport plane flight cab taxi train ferry shuttle ride coaster > passenger rider
  apartment building lease rent complex housing landlord dorm > tenant resident
  camp cabin campground > camper > student
  church temple mosque chapel > member congregant parishioner
  loan mortgage > borrower
  jail prison cell > inmate
  daycare preschool nanny baby-sit school camp > child
  donation donate fundraiser fundraising gift > donor
  office company payroll hr timecard hire hourly boss shift benefit work > employee staff worker
  phone call line support > caller customer user
  computer password login software website app account > user customer
  vote poll election > voter
  hire interview job application position > applicant candidate
  county city town shelter food-stamp > resident client`;

const byPlace: readonly { places: ReadonlySet<string>; people: ReadonlySet<string> }[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [places = '', people = ''] = row.split(' > ');
    return { places: new Set(places.trim().split(/\s+/)), people: new Set(people.trim().split(/\s+/)) };
  });

/** Whether people whom a line calls by a general word are those of a given name: "people" at a clinic are patients. */
export function arePeopleOf(general: string, name: string, line: ReadonlySet<string>): boolean {
  return (
    UNNAMED.has(general) &&
    byPlace.some(({ places, people }) => people.has(name) && [...places].some((place) => line.has(place)))
  );
}
