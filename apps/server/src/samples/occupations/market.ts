/** Sales, marketing, design, projects, and products. See `format.ts` for the table format. */
export const MARKET_OCCUPATIONS = `
# account-executive | saas, manufacturing, media, insurance | year 68000-98000 | 22 | remote 35 hybrid 30
plain: Account Executive – {market}; Outside Sales Representative, {market}; Account Executive, {market}
entry: Junior Account Executive
senior: Senior Account Executive – {market}
slot market: Midsize Firms; Healthcare; Manufacturing; Public Sector; Local Firms
years: in business [[sales]]
degree: bachelor preferred: A bachelor’s degree is a plus
open: Average deal, 40,000 dollars; average cycle, nine weeks; quota that six in ten of us reach. We prefer to tell you now.
open: You will sell something that works to people who have been disappointed before.
do: Find, open and close business in your territory
do: Ask enough questions to know when to walk away
do: Show the product with the customer’s own data
do: Write proposals that answer what was asked
do: Keep the forecast true
do: Hand over to the service team without surprises
must: Practice in [[prospecting]] and [[cold calling]]
must: Practice in [[negotiation]]
must: Experience with [[Salesforce]]
must: Skill in [[sales presentations]]
must: Practice in [[pipeline management]]
must: Skill in [[relationship building]]
nice: [[MEDDIC]] or similar training
nice: Experience with [[consultative selling]]
nice: Experience with [[HubSpot]]

# sales-development-representative | saas, media | year 48000-60000 | 10 | remote 35 hybrid 35
plain: Sales Development Representative; Business Development Representative – {market}
slot market: Inbound; Outbound; Healthcare
years: in [[sales]] or service
degree: none
open: Forty conversations a day with people you have read about first. Nobody here dials from a list at random.
do: Research accounts and write to one person, not to a segment
do: Call, listen and book meetings worth having
do: Keep notes the account executive can use
do: Test openings and share what worked
do: Clean up contacts as you go
must: Practice in [[cold calling]]
must: Practice in [[lead generation]]
must: Clear [[written communication]]
must: Experience with [[CRM software]] such as [[Salesforce]] or [[HubSpot]]
must: Strong [[resilience]]
nice: Experience with [[Outreach.io]]
nice: Experience with [[LinkedIn Sales Navigator]]

# marketing-manager | saas, retail, hospital, nonprofit, media | year 78000-104000 | 14 | hybrid 45 remote 15
plain year 60000-76000 = marketing-specialist: Marketing Specialist – {kind}
lead: Marketing Manager; Marketing Manager – {kind}; Senior Marketing Manager – {kind}
slot kind: Growth; Events; Brand; Email
years: in [[marketing]]
degree: bachelor or-experience: Bachelor’s degree in marketing, communications or a related field, or equivalent experience
open: Budget, a designer, a writer and a product that people like once they find it. Help them find it.
do: Set goals you can count and report them plainly
do: Plan and run campaigns across mail, search and events
do: Brief designers and writers and then leave them alone
do: Learn from sales calls twice a week
do: Stop what does not work
must: Experience in [[campaign management]]
must: Experience in [[digital marketing]]
must: Skill in [[Google Analytics]]
must: Experience in [[email marketing]]
must: Practice in [[content strategy]]
must: Experience in [[budget management]]
nice: Experience with [[HubSpot]]
nice: [[search engine optimization]]
nice: Experience with [[A/B Testing]]

# social-media-specialist | media, retail, nonprofit, restaurant | year 54000-72000 | 8 | hybrid 40 remote 25
plain: Social Media Specialist; Social Media Coordinator
years: running social channels
degree: none
open: Fewer posts, better ones. You decide what we do not publish.
do: Plan and write for four channels, each in its own voice
do: Shoot and cut short films with a phone and a microphone
do: Answer people as a person would
do: Watch what is said about us and tell us early
do: Report monthly on what it brought
must: Practice in [[social media management]]
must: Practice in [[copywriting]]
must: Practice in [[video editing]]
must: Skill in [[Google Analytics]]
must: Experience with [[Canva]] or [[Adobe Photoshop]]
nice: Experience with [[Hootsuite]]
nice: Experience with [[paid social]]
nice: [[photography]]

# content-writer | media, saas, nonprofit, college | year 56000-76000 | 9 | remote 50 hybrid 20 | full 76, part 10, contract 14
plain: Content Writer; Copywriter – {field}
plain = technical-writer: Technical Writer
senior: Senior Content Writer
slot field: Health; Finance; Product
years: writing for a living
degree: bachelor or-experience: Bachelor’s degree in English, journalism or a related field, or equivalent experience
open: We publish two good pieces a week instead of ten. An editor reads every line and so do you.
do: Interview people who know and write so that others understand
do: Draft, cut and cut again
do: Keep a style guide that fits on two pages
do: Update old pages before adding new ones
do: Check facts and link to where they come from
must: Strong [[copywriting]] or [[technical writing]]
must: Practice in [[copy editing]]
must: Skill in [[research skills]] and interviews
must: Working [[search engine optimization]]
must: Habit of [[meeting deadlines]]
nice: Experience with [[WordPress]]
nice: [[AP Style]]
nice: Basic [[HTML]]

# graphic-designer | agency, retail, nonprofit, college, media | year 54000-74000 | 11 | hybrid 40 remote 25
plain: Graphic Designer; Graphic Designer – {kind}
senior: Senior Graphic Designer
intern: Graphic Design Intern
slot kind: Packaging; Brand; Publications; Digital
years: in [[graphic design]]
degree: bachelor or-experience: Bachelor’s degree in graphic design, or an equivalent portfolio and experience
open: Books, boxes, signs and screens. We care about type and we print more than we post.
do: Take a brief apart and ask what it is for
do: Sketch widely, then decide
do: Prepare files a printer will thank you for
do: Keep the brand together across thirty small jobs a month
do: Show work early and take notes well
must: Skill in [[Adobe Illustrator]], [[Adobe InDesign]] and [[Adobe Photoshop]]
must: Strong [[typography]]
must: Practice in [[page layout]]
must: Practice in [[print design]] and [[prepress]]
must: A portfolio that shows [[visual design]] from idea to finished piece
nice: [[motion graphics]]
nice: Experience in [[storyboarding]]
nice: Experience with [[Figma]]

# ux-designer | saas, bank, agency, hospital | year 92000-122000 | 11 | remote 35 hybrid 40 | visa sometimes
plain: UX Designer; Product Designer – {area}; UX Designer, {area}
senior: Senior UX Designer – {area}
slot area: Payments; Patient Portal; Design System; Mobile
years: in [[product design]]
degree: none
open: Design sits in the room where it is decided, and has to speak up there.
do: Watch people use what we have and write down what surprised you
do: Draw flows, test them on paper and throw half away
do: Work with engineers from the first day, not at handoff
do: Add to a design system that people actually use
do: Make it work with a keyboard and a screen reader
must: Skill in [[Figma]]
must: Practice in [[user research]] and [[usability testing]]
must: Practice in [[wireframing]] and [[rapid prototyping]]
must: Experience with [[design systems]]
must: Knowledge of [[web accessibility]]
nice: Basic [[HTML]] and [[CSS]]
nice: Experience with [[information architecture]]
nice: Experience with [[design thinking]] workshops

# video-editor | media, agency, college | year 54000-72000 | 6 | hybrid 35 remote 30 | full 74, contract 26
plain: Video Editor; Video Editor – {kind}
slot kind: Documentary; Social; Courses
years: in post-production
degree: none
open: Forty minutes a week, cut with care, from a newsroom that still sends people out.
do: Find the story in six hours of tape
do: Cut, mix, grade and caption
do: Work with producers who know what they want and those who do not
do: Keep the archive so that a shot can be found in two years
do: Deliver on the day
must: Skill in [[Adobe Premiere Pro]] or [[DaVinci Resolve]]
must: Practice in [[video editing]]
must: Practice in [[audio mixing]]
must: Practice in [[color grading]]
must: Habit of [[meeting deadlines]]
nice: [[Adobe After Effects]]
nice: [[camera operation]]
nice: [[subtitling]] in [[Spanish]]

# project-manager | engineering, hospital, saas, utility, defense | year 84000-112000 | 22 | hybrid 45 remote 15 | visa sometimes
plain: Project Manager – {kind}; Project Manager, {kind}; IT Project Manager
entry: Junior Project Manager
senior: Senior Project Manager – {kind}
slot kind: Infrastructure; Clinical Systems; Facilities; Software; Grid Modernization
years: [[managing projects]]
degree: bachelor or-experience: Bachelor’s degree, or equivalent experience
open: The plan is a page long and true. Your job is to keep it both.
open: You will lead work across six teams, none of whom report to you, most of whom will thank you.
do: Agree on scope, owners and what done means
do: Keep a short list of risks and act on the first three
do: Write weekly updates that people read
do: Bring decisions to the people who can make them, with a recommendation
do: Close projects with what we learned
must: Practice in [[project management]]
must: Practice in [[project scheduling]] and [[risk management]]
must: Practice in [[stakeholder management]]
must: Experience in [[budget management]]
must: Clear [[written communication]]
must: Experience with [[Jira]] or [[Microsoft Project]]
nice: [[Project Management Professional]] credential
nice: Experience with [[agile methodologies]]
nice: Experience with [[vendor management]]

# product-manager | saas, bank, hospital | year 110000-145000 | 14 | hybrid 45 remote 30 | visa sometimes
plain: Product Manager – {area}; Product Manager, {area}
senior: Senior Product Manager – {area}
intern: Product Manager Intern
slot area: Billing; Onboarding; Mobile; Search; Integrations
years: in [[product management]]
degree: bachelor or-experience: Bachelor’s degree, or equivalent experience
open: You will own a product that pays for the rest and has been neglected because it works.
do: Talk with four customers a week
do: Decide what not to build and write down why
do: Write short specifications with engineers and design
do: Ship in small steps and look at what happened
do: Explain choices to people who wanted something else
must: Practice in [[product management]]
must: Practice in [[product roadmaps]]
must: Practice in [[user research]]
must: Practice in [[prioritization]]
must: Working [[SQL]] for your own questions
must: Experience with [[agile methodologies]]
nice: Experience with [[A/B Testing]]
nice: Experience with [[Amplitude]]
nice: Experience with [[go-to-market strategy]]

# business-analyst | bank, insurance, government, hospital, consultancy | year 76000-100000 | 14 | hybrid 45 remote 20 | visa often
plain: Business Analyst; Business Analyst – {area}
senior: Senior Business Analyst – {area}
slot area: Claims; Lending; Licensing; Supply Chain
years: in [[business analysis]]
degree: bachelor or-experience: Bachelor’s degree in business or information systems, or equivalent experience
open: Somewhere between what people ask for and what they need is a whiteboard, and you are standing at it.
do: Watch the work before writing about it
do: Write requirements that can be tested
do: Draw the process as it is and as it could be
do: Answer developers’ questions the same day
do: Prepare and sit through user testing
must: Practice in [[requirements gathering]]
must: Practice in [[process mapping]]
must: Working [[SQL]]
must: Skill in [[Microsoft Excel]]
must: Experience with [[user stories]] and [[user acceptance testing]]
must: Clear [[presentation skills]]
nice: Experience with [[Jira]]
nice: Experience with [[Power BI]]
nice: [[Certified Business Analysis Professional]] credential

# real-estate-agent | realestate | year 52000-80000 | 6
plain: Real Estate Agent; Leasing Agent – {kind}
slot kind: Apartments; Commercial
lead year 58000-76000 = property-manager: Property Manager
years: in [[real estate]]
degree: none
open: A small office with a salary, a share of each deal and two closings a month that are already yours.
do: Show homes honestly, the damp corner included
do: Price, list, photograph and answer
do: Write offers and carry them through inspection and closing
do: Stay in touch for the next ten years
do: Keep listings and files complete enough for an audit
must: State [[Real Estate license]]
must: Practice in [[residential real estate]] or [[apartment leasing]]
must: Practice in [[negotiation]]
must: Warm [[customer service]]
must: Good [[time management]]
nice: Experience with [[Yardi]]
nice: Fluent [[Spanish]]
also: A [[driver’s license]] and a car
`;
