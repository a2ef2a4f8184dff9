/**
 * Public job boards of employers in the United States and the United Kingdom. A line is a board's address and the employer's name. The headings
 * are the field of work that most of its jobs are in, and the public repository on GitHub that lists the board. Nobody has verified them.
 */
export const BOARDS = `
# health, dvskr/PMHNP-Job-Board
https://adventhealth.wd12.myworkdayjobs.com/AH_External_Career_Site AdventHealth
https://aah.wd5.myworkdayjobs.com/External Advocate Health
https://archildrens.wd1.myworkdayjobs.com/External_Career_Site Arkansas Children’s
https://bannerhealth.wd108.myworkdayjobs.com/Careers Banner Health
https://baptistfirst.wd12.myworkdayjobs.com/baptistfirst Baptist Health (Alabama)
https://bhs.wd1.myworkdayjobs.com/careers Baptist Health (Kentucky)
https://benefis.wd1.myworkdayjobs.com/BHS Benefis Health System
https://easyservice.wd5.myworkdayjobs.com/MercyHealthCareers Bon Secours Mercy Health
https://bozemanhealth.wd1.myworkdayjobs.com/bozemanhealthcareers Bozeman Health
https://bronsonhg.wd1.myworkdayjobs.com/newhires Bronson Healthcare
https://carilionclinic.wd12.myworkdayjobs.com/External_Careers Carilion Clinic
https://chaptershealth.wd5.myworkdayjobs.com/jobs Chapters Health System
https://cincinnatichildrens.wd5.myworkdayjobs.com/careersatcincinnatichildrens Cincinnati Children’s
https://ccf.wd1.myworkdayjobs.com/ClevelandClinicCareers Cleveland Clinic
https://spectrumhealth.wd5.myworkdayjobs.com/CorewellHealthCareers Corewell Health
https://coxhealth.wd5.myworkdayjobs.com/CoxHealth_External CoxHealth
https://davita.wd1.myworkdayjobs.com/DKC_External DaVita
https://denverhealth.wd1.myworkdayjobs.com/DHHA-Main Denver Health
https://nshs.wd1.myworkdayjobs.com/ns-eeh Endeavor Health
https://essentiahealth.wd1.myworkdayjobs.com/essentia_health Essentia Health
https://gbmc.wd1.myworkdayjobs.com/GBMC GBMC HealthCare
https://geisinger.wd5.myworkdayjobs.com/GeisingerExternal Geisinger
https://gohealthuc.wd12.myworkdayjobs.com/External GoHealth Urgent Care
https://gundersenhealth.wd5.myworkdayjobs.com/gundersen Gundersen Health System
https://halifaxhealth.wd12.myworkdayjobs.com/HalifaxHealth Halifax Health
https://hollandhospital.wd1.myworkdayjobs.com/external Holland Hospital
https://hshs.wd1.myworkdayjobs.com/hshscareers Hospital Sisters Health System
https://jobs.lever.co/includedhealth Included Health
https://imh.wd108.myworkdayjobs.com/IntermountainCareers Intermountain Health
https://jeffersonhealth.wd5.myworkdayjobs.com/ThomasJeffersonExternal Jefferson Health
https://careers.smartrecruiters.com/kittitasvalleyhealthcare Kittitas Valley Healthcare
https://lmh.wd1.myworkdayjobs.com/lmhjobs LMH Health
https://luriechildrens.wd1.myworkdayjobs.com/externalportal Lurie Children’s
https://jobs.lever.co/lyrahealth Lyra Health
https://mainegeneral.wd5.myworkdayjobs.com/mainegeneralcareers MaineGeneral Health
https://marshfieldclinichealthsystems.wd5.myworkdayjobs.com/external Marshfield Clinic Health System
https://massgeneralbrigham.wd1.myworkdayjobs.com/MGBExternal Mass General Brigham
https://memorialhealthcare.wd1.myworkdayjobs.com/MHS_Careers Memorial Healthcare System
https://memorialhermann.wd5.myworkdayjobs.com/External Memorial Hermann
https://multicare.wd1.myworkdayjobs.com/multicare MultiCare Health System
https://nationwidechildrens.wd5.myworkdayjobs.com/NCHCareers Nationwide Children’s Hospital
https://careers.smartrecruiters.com/northwesternmedicine Northwestern Medicine
https://ochsner.wd1.myworkdayjobs.com/Ochsner Ochsner Health
https://oumedicine.wd5.myworkdayjobs.com/OUHealthCareers OU Health
https://rrhs.wd5.myworkdayjobs.com/RRH Rochester Regional Health
https://rogersbh.wd1.myworkdayjobs.com/RBHCareer Rogers Behavioral Health
https://sanford.wd5.myworkdayjobs.com/SanfordHealth Sanford Health
https://seamar.wd12.myworkdayjobs.com/sea_mar Sea Mar Community Health Centers
https://sentara.wd1.myworkdayjobs.com/SCS Sentara Health
https://sharp.wd1.myworkdayjobs.com/External Sharp HealthCare
https://ssmh.wd5.myworkdayjobs.com/ssmhealth SSM Health
https://stanfordhealthcare.wd5.myworkdayjobs.com/SHC_External_Career_Site Stanford Health Care
https://sutterhealth.wd1.myworkdayjobs.com/sh Sutter Health
https://jobs.lever.co/talkiatry Talkiatry
https://thriveworks.wd5.myworkdayjobs.com/Thriveworks Thriveworks
https://trinityhealth.wd1.myworkdayjobs.com/jobs Trinity Health
https://tuftsmedicine.wd1.myworkdayjobs.com/jobs Tufts Medicine
https://vumc.wd1.myworkdayjobs.com/vumccareers Vanderbilt University Medical Center

# health, stapply-ai/ats-scrapers
https://apply.workable.com/aids-healthcare-foundation-1/ AIDS Healthcare Foundation
https://careers.smartrecruiters.com/AllianceAnimalHealth Alliance Animal Health
https://altamed.wd1.myworkdayjobs.com/careers AltaMed
https://jobs.lever.co/appletreedental Apple Tree Dental
https://avera.wd5.myworkdayjobs.com/avera-careers Avera Health
https://boards.greenhouse.io/californiaautismcenter California Autism Center
https://boards.greenhouse.io/elitedentalpartnersllc Elite Dental Partners
https://boards.greenhouse.io/headway Headway
https://apply.workable.com/healthcare-central-london/ Healthcare Central London
https://careers.smartrecruiters.com/HomeInsteadCare Home Instead
https://boards.greenhouse.io/imaginepediatrics Imagine Pediatrics
https://jmh.wd5.myworkdayjobs.com/johnmuirhealthcareers John Muir Health
https://apply.workable.com/koothjobs/ Kooth
https://lcmchealth.wd1.myworkdayjobs.com/lcmchealth LCMC Health
https://methodisthealth.wd5.myworkdayjobs.com/mlh Methodist Le Bonheur Healthcare
https://boards.greenhouse.io/modernanimal Modern Animal
https://ats.rippling.com/orthoatlanta/jobs OrthoAtlanta
https://pacs.wd108.myworkdayjobs.com/pacs PACS
https://jobs.lever.co/ppgreatplains Planned Parenthood Great Plains
https://jobs.lever.co/ppil Planned Parenthood of Illinois
https://careers.smartrecruiters.com/QuestDiagnostics7 Quest Diagnostics
https://jobs.lever.co/royalambulance Royal Ambulance
https://boards.greenhouse.io/sanfranciscocampusforjewishliving San Francisco Campus for Jewish Living
https://sarahbush.wd1.myworkdayjobs.com/sarahbush Sarah Bush Lincoln
https://ats.rippling.com/sarasota-arthritis-center/jobs Sarasota Arthritis Center
https://seattlechildrens.wd5.myworkdayjobs.com/external Seattle Children’s
https://boards.greenhouse.io/springhealth66 Spring Health
https://boards.greenhouse.io/strivehealth Strive Health
https://careers.smartrecruiters.com/USPhysicalTherapy2 U.S. Physical Therapy
https://uoflhealth.wd1.myworkdayjobs.com/uoflhealthcareers UofL Health
https://boards.greenhouse.io/vailclinicincdbavailhealthhospital Vail Health
https://vcuhealth.wd1.myworkdayjobs.com/vcuhealth_careers VCU Health
https://virtua.wd1.myworkdayjobs.com/virtua_health_external_career_site Virtua Health
https://boards.greenhouse.io/welbehealth WelbeHealth
https://boards.greenhouse.io/mentalhealthcenterofdenver WellPower

# health, Feashliaa/job-board-aggregator
https://associatedambulance.bamboohr.com/careers Associated Ambulance
https://cabrillohospice.bamboohr.com/careers Cabrillo Hospice
https://tribecapediatrics.bamboohr.com/careers Tribeca Pediatrics

# education, stapply-ai/ats-scrapers
https://boards.greenhouse.io/2u 2U
https://boards.greenhouse.io/accelschools ACCEL Schools
https://ats.rippling.com/acceleration-academies/jobs Acceleration Academies
https://apply.workable.com/amarillo-college/ Amarillo College
https://apply.workable.com/american-college-of-education/ American College of Education
https://boards.greenhouse.io/aviationinstituteofmaintenance Aviation Institute of Maintenance
https://berklee.wd1.myworkdayjobs.com/berkleecareers Berklee College of Music
https://apply.workable.com/bitterne-park-school/ Bitterne Park School
https://byu.wd1.myworkdayjobs.com/byu-careers Brigham Young University
https://brighthorizons.wd5.myworkdayjobs.com/external-northamerica Bright Horizons
https://jobs.lever.co/challengecharterschools Challenge Charter Schools
https://boards.greenhouse.io/codeorg Code.org
https://cornell.wd1.myworkdayjobs.com/cornellcareerpage Cornell University
https://boards.greenhouse.io/coursera Coursera
https://ats.rippling.com/donum-dei-classical-academy/jobs Donum Dei Classical Academy
https://dcsd.wd5.myworkdayjobs.com/dcsd Douglas County School District
https://boards.greenhouse.io/eastlandpreparatoryacademy Eastland Preparatory Academy
https://jobs.lever.co/educationatwork Education at Work
https://embryriddle.wd1.myworkdayjobs.com/external Embry-Riddle Aeronautical University
https://jobs.lever.co/girlswhocode Girls Who Code
https://boards.greenhouse.io/guidepostmontessori Guidepost Montessori
https://apply.workable.com/harlem-childrens-zone/ Harlem Children’s Zone
https://careers.smartrecruiters.com/HarvardUniversity Harvard University
https://ivytech.wd1.myworkdayjobs.com/ivy_tech_careers Ivy Tech Community College
https://ghc.wd1.myworkdayjobs.com/kaplan_careers Kaplan
https://boards.greenhouse.io/khanacademy Khan Academy
https://careers.smartrecruiters.com/KIPP KIPP
https://jobs.lever.co/kippsocal KIPP SoCal Public Schools
https://jobs.lever.co/lansingschools Lansing School District
https://lsu.wd1.myworkdayjobs.com/lsu Louisiana State University
https://miamioh.wd5.myworkdayjobs.com/miamioh-staff Miami University
https://jobs.lever.co/nolapublicschools NOLA Public Schools
https://northeastern.wd1.myworkdayjobs.com/careers Northeastern University
https://boards.greenhouse.io/outschool Outschool
https://psu.wd1.myworkdayjobs.com/psu_staff Penn State
https://boards.greenhouse.io/relaygraduateschoolofeducation Relay Graduate School of Education
https://spu.wd12.myworkdayjobs.com/spu Seattle Pacific University
https://boards.greenhouse.io/successacademycharterschool Success Academy Charter Schools
https://tamus.wd1.myworkdayjobs.com/tamu_external Texas A&M University
https://tstc.wd1.myworkdayjobs.com/tstc_jobs Texas State Technical College
https://osu.wd1.myworkdayjobs.com/osucareers The Ohio State University
https://utaustin.wd1.myworkdayjobs.com/utstaff The University of Texas at Austin
https://careers.smartrecruiters.com/UncommonSchools Uncommon Schools
https://uasys.wd5.myworkdayjobs.com/uasys University of Arkansas System
https://uofl.wd1.myworkdayjobs.com/uoflcareersite University of Louisville
https://umd.wd1.myworkdayjobs.com/umcp University of Maryland, College Park
https://umiami.wd1.myworkdayjobs.com/umcareerstaff University of Miami
https://nshe.wd1.myworkdayjobs.com/unr-external University of Nevada, Reno
https://usfca.wd5.myworkdayjobs.com/usf_staff University of San Francisco
https://wfu.wd1.myworkdayjobs.com/staff_career_website_live Wake Forest University
https://wsu.wd5.myworkdayjobs.com/wsu_jobs Washington State University
https://wgu.wd5.myworkdayjobs.com/external Western Governors University

# education, Feashliaa/job-board-aggregator
https://albanycountylibrary.bamboohr.com/careers Albany County Public Library
https://doveschoolstulsa.bamboohr.com/careers Dove Schools of Tulsa
https://gatewaypublicschools.bamboohr.com/careers Gateway Public Schools
https://innovationhighschool.bamboohr.com/careers Innovation High School
https://leemontessori.bamboohr.com/careers Lee Montessori Public Charter Schools
https://natronacountylibrary.bamboohr.com/careers Natrona County Library
https://researchtrianglehighschool.bamboohr.com/careers Research Triangle High School

# social-services, stapply-ai/ats-scrapers
https://ats.rippling.com/bayaud-works/jobs Bayaud Works
https://boystown.wd1.myworkdayjobs.com/boystowncareers Boys Town
https://apply.workable.com/careforthehomeless/ Care For the Homeless
https://ats.rippling.com/covenant-house-new-york/jobs Covenant House New York
https://boards.greenhouse.io/eliotcommunityhumanservices Eliot Community Human Services
https://enterprisecommunity.wd5.myworkdayjobs.com/enterprisecareers Enterprise Community Partners
https://boards.greenhouse.io/givedirectly GiveDirectly
https://boards.greenhouse.io/habitatforhumanitygreatersanfranciscoinc Habitat for Humanity Greater San Francisco
https://boards.greenhouse.io/humanrightswatch Human Rights Watch
https://jobs.lever.co/jvs-boston JVS Boston
https://boards.greenhouse.io/larkinstreetyouthservices Larkin Street Youth Services
https://boards.greenhouse.io/makeawishamerica Make-A-Wish America
https://apply.workable.com/masonic-homes-of-ca/ Masonic Homes of California
https://boards.greenhouse.io/mentalhealthassociationsanfrancisco Mental Health Association of San Francisco
https://apply.workable.com/midwest-special-services/ Midwest Special Services
https://boards.greenhouse.io/teamrubicon Team Rubicon
https://jobs.lever.co/thetrevorproject The Trevor Project
https://ats.rippling.com/united-way-bay-area-careers-board/jobs United Way Bay Area
https://younglife.wd5.myworkdayjobs.com/younglife_careers Young Life

# social-services, dvskr/PMHNP-Job-Board
https://careers.smartrecruiters.com/ahrcnyc1 AHRC New York City
https://brightli.wd5.myworkdayjobs.com/BrightliTalent Brightli
https://centerstone.wd5.myworkdayjobs.com/centerstonecareers Centerstone
https://monarch.wd5.myworkdayjobs.com/monarch Monarch

# social-services, Feashliaa/job-board-aggregator
https://catholiccharitiesli.bamboohr.com/careers Catholic Charities of Long Island
https://covenanthouseak.bamboohr.com/careers Covenant House Alaska
https://girlscoutsosw.bamboohr.com/careers Girl Scouts of Oregon and Southwest Washington
https://girlsincofchicago.bamboohr.com/careers Girls Inc. of Chicago
https://knoxarearescueministries.bamboohr.com/careers Knox Area Rescue Ministries
https://youthhomes.bamboohr.com/careers Youth Homes

# finance, stapply-ai/ats-scrapers
https://boards.greenhouse.io/affirm Affirm
https://allstate.wd5.myworkdayjobs.com/allstate_careers Allstate
https://amfam.wd1.myworkdayjobs.com/careers American Family Insurance
https://applebank.wd5.myworkdayjobs.com/applebankcareers Apple Bank
https://associatedbank.wd1.myworkdayjobs.com/external_careers Associated Bank
https://jobs.lever.co/bannerbank Banner Bank
https://barclays.wd3.myworkdayjobs.com/external_career_site_barclays Barclays
https://blackrock.wd1.myworkdayjobs.com/blackrock_professional BlackRock
https://boards.greenhouse.io/brex Brex
https://boards.greenhouse.io/bridgewater89 Bridgewater Associates
https://capitalone.wd12.myworkdayjobs.com/capital_one Capital One
https://boards.greenhouse.io/chathamfinancial Chatham Financial
https://cliftonlarsonallen.wd1.myworkdayjobs.com/cla CliftonLarsonAllen
https://boards.greenhouse.io/compeerfinancial Compeer Financial
https://boards.greenhouse.io/creditkarma Credit Karma
https://jobs.lever.co/dadavidson D.A. Davidson
https://jobs.lever.co/delta-dental-of-kansas Delta Dental of Kansas
https://boards.greenhouse.io/drweng DRW
https://fmr.wd1.myworkdayjobs.com/fidelitycareers Fidelity Investments
https://fifththird.wd5.myworkdayjobs.com/53careers Fifth Third Bank
https://firstnational.wd12.myworkdayjobs.com/fnbocareers FNBO
https://geico.wd1.myworkdayjobs.com/external GEICO
https://boards.greenhouse.io/gocardless GoCardless
https://gtefinancial.wd1.myworkdayjobs.com/gte_financial_career GTE Financial
https://ats.rippling.com/hinghamsavings/jobs Hingham Institution for Savings
https://boards.greenhouse.io/horacemannservicecorporation Horace Mann
https://huntington.wd12.myworkdayjobs.com/hnbcareers Huntington Bank
https://boards.greenhouse.io/janestreet Jane Street
https://keybank.wd5.myworkdayjobs.com/external_career_site KeyBank
https://boards.greenhouse.io/lendingtree LendingTree
https://lseg.wd3.myworkdayjobs.com/careers London Stock Exchange Group
https://mtb.wd5.myworkdayjobs.com/mtb M&T Bank
https://apply.workable.com/marshmallow/ Marshmallow
https://mastercard.wd1.myworkdayjobs.com/corporatecareers Mastercard
https://boards.greenhouse.io/merceradvisors Mercer Advisors
https://boards.greenhouse.io/monzo Monzo
https://jobs.lever.co/nasafcu NASA Federal Credit Union
https://boards.greenhouse.io/nationallifeinsurancecompany National Life Group
https://nationwide.wd1.myworkdayjobs.com/nationwide_career Nationwide
https://northwesternmutual.wd5.myworkdayjobs.com/corporate-careers Northwestern Mutual
https://jobs.lever.co/oaknorth.ai OakNorth
https://boards.greenhouse.io/oportun Oportun
https://pacificlife.wd1.myworkdayjobs.com/pacificlifecareers Pacific Life
https://boards.greenhouse.io/pathward Pathward
https://boards.greenhouse.io/pieinsurance Pie Insurance
https://jobs.lever.co/plaid Plaid
https://plantemoran.wd1.myworkdayjobs.com/pmexternalcareers Plante Moran
https://boards.greenhouse.io/point72 Point72
https://raymondjames.wd1.myworkdayjobs.com/raymondjamescareers Raymond James
https://jobs.lever.co/redwoodcu Redwood Credit Union
https://boards.greenhouse.io/robinhood Robinhood
https://rsm.wd1.myworkdayjobs.com/rsmcareers RSM US
https://ats.rippling.com/seattle-credit-union-careers/jobs Seattle Credit Union
https://ncsecu.wd1.myworkdayjobs.com/secu State Employees’ Credit Union
https://boards.greenhouse.io/stripe Stripe
https://boards.greenhouse.io/tide Tide
https://usbank.wd1.myworkdayjobs.com/us_bank_careers U.S. Bank
https://careers.smartrecruiters.com/Visa Visa
https://jobs.lever.co/wealthfront Wealthfront
https://wf.wd1.myworkdayjobs.com/wellsfargojobs Wells Fargo
https://wsfsbank.wd1.myworkdayjobs.com/wsfscareers WSFS Bank

# finance, Feashliaa/job-board-aggregator
https://alabamaagcredit.bamboohr.com/careers Alabama Ag Credit

# retail, stapply-ai/ats-scrapers
https://careers.smartrecruiters.com/AbercrombieAndFitchCo Abercrombie & Fitch Co.
https://academy.wd1.myworkdayjobs.com/careers Academy Sports + Outdoors
https://acehardware.wd1.myworkdayjobs.com/external Ace Hardware
https://advanceauto.wd5.myworkdayjobs.com/advanceexternalcareers Advance Auto Parts
https://boards.greenhouse.io/aloyoga Alo Yoga
https://belk.wd1.myworkdayjobs.com/careers Belk
https://bjswholesaleclub.wd1.myworkdayjobs.com/bjscareers BJ’s Wholesale Club
https://jobs.lever.co/buckmason Buck Mason
https://burlington.wd5.myworkdayjobs.com/burlingtoncareers Burlington Stores
https://carters.wd1.myworkdayjobs.com/carterscareers Carter’s
https://apply.workable.com/charlotte-tilbury/ Charlotte Tilbury
https://circlek.wd3.myworkdayjobs.com/circlekstorejobs Circle K
https://claires.wd12.myworkdayjobs.com/claires Claire’s
https://columbiasportswearcompany.wd5.myworkdayjobs.com/columbia_career_site Columbia Sportswear
https://apply.workable.com/debenhamsgroup/ Debenhams Group
https://boards.greenhouse.io/everlane Everlane
https://fivebelow.wd1.myworkdayjobs.com/fivebelowcareers Five Below
https://apply.workable.com/footasylum/ Footasylum
https://careers.smartrecruiters.com/FrasersGroup Frasers Group
https://gamestop.wd5.myworkdayjobs.com/careers GameStop
https://gapinc.wd1.myworkdayjobs.com/gapinc Gap Inc.
https://boards.greenhouse.io/gymshark Gymshark
https://jobs.lever.co/hottopic Hot Topic
https://jcrew.wd1.myworkdayjobs.com/jcrewcareers J.Crew
https://boards.greenhouse.io/jdsports JD Sports
https://apply.workable.com/kurtgeiger/ Kurt Geiger
https://llbean.wd1.myworkdayjobs.com/llbean_careers L.L.Bean
https://mattressfirm.wd1.myworkdayjobs.com/mattressfirmcareers Mattress Firm
https://meijer.wd5.myworkdayjobs.com/meijer Meijer
https://careers.smartrecruiters.com/NationalVision1 National Vision
https://newbalance.wd1.myworkdayjobs.com/careers New Balance
https://nordstrom.wd501.myworkdayjobs.com/nordstrom_careers Nordstrom
https://careers.smartrecruiters.com/Peacocks Peacocks
https://careers.smartrecruiters.com/PilotCompany Pilot Company
https://boards.greenhouse.io/reformation Reformation
https://saks.wd1.myworkdayjobs.com/careers_at_saks Saks
https://spartannash.wd1.myworkdayjobs.com/spartannash_careers SpartanNash
https://target.wd5.myworkdayjobs.com/targetcareers Target
https://boards.greenhouse.io/tecovas Tecovas
https://tjx.wd1.myworkdayjobs.com/tjx_external TJX Companies
https://toryburch.wd1.myworkdayjobs.com/toryburchcareers Tory Burch
https://walmart.wd5.myworkdayjobs.com/walmartexternal Walmart
https://boards.greenhouse.io/warbyparker Warby Parker
https://wawa.wd1.myworkdayjobs.com/careers Wawa

# food, stapply-ai/ats-scrapers
https://ats.rippling.com/azzip-pizza/jobs Azzip Pizza
https://boards.greenhouse.io/blankstreet Blank Street
https://jobs.lever.co/bluebottlecoffee Blue Bottle Coffee
https://chipotle.wd5.myworkdayjobs.com/chipotlecareers Chipotle
https://churchs.wd1.myworkdayjobs.com/field Church’s Texas Chicken
https://ats.rippling.com/compass-coffee/jobs Compass Coffee
https://cbrlgroup.wd5.myworkdayjobs.com/crackerbarrelexternal Cracker Barrel
https://jobs.lever.co/crumbl Crumbl
https://dennys.wd1.myworkdayjobs.com/dennys Denny’s
https://careers.smartrecruiters.com/Dominos Domino’s
https://careers.smartrecruiters.com/GreeneKing Greene King
https://careers.smartrecruiters.com/HillstoneRestaurantGroup Hillstone Restaurant Group
https://jobs.lever.co/insomniacookies Insomnia Cookies
https://inspirebrands.wd5.myworkdayjobs.com/inspirecareers Inspire Brands
https://ilitch.wd5.myworkdayjobs.com/lc Little Caesars
https://pfchangs.wd501.myworkdayjobs.com/pf-changs-external-careers P.F. Chang’s
https://panerabread.wd5.myworkdayjobs.com/panera_careers Panera Bread
https://papajohns.wd1.myworkdayjobs.com/papajohnscareers Papa Johns
https://boards.greenhouse.io/philzcoffeecareers Philz Coffee
https://frgi.wd1.myworkdayjobs.com/pollotropical Pollo Tropical
https://redrobin.wd1.myworkdayjobs.com/redrobin_careers Red Robin
https://shakeshack.wd5.myworkdayjobs.com/external Shake Shack
https://careers.smartrecruiters.com/WSHGroup WSH

# hospitality, stapply-ai/ats-scrapers
https://asmglobal.wd1.myworkdayjobs.com/careers ASM Global
https://apply.workable.com/avantstay/ AvantStay
https://jobs.lever.co/bfsaulhotels B.F. Saul Company Hospitality Group
https://betmgminc.wd5.myworkdayjobs.com/betmgm BetMGM
https://choicehotels.wd5.myworkdayjobs.com/external Choice Hotels
https://jobs.lever.co/cirquedusoleil Cirque du Soleil
https://g6hospitality.wd5.myworkdayjobs.com/corporate-team G6 Hospitality
https://livenation.wd503.myworkdayjobs.com/lnexternalsite Live Nation
https://alterra.wd1.myworkdayjobs.com/mammothmountain Mammoth Mountain
https://nclh.wd108.myworkdayjobs.com/nclh_careers Norwegian Cruise Line Holdings
https://jobs.lever.co/placemakr Placemakr
https://boards.greenhouse.io/sohohouseco Soho House
https://boards.greenhouse.io/vacasa Vacasa
https://careers.smartrecruiters.com/WestgateResorts Westgate Resorts

# personal-care, stapply-ai/ats-scrapers
https://apply.workable.com/1rebel/ 1Rebel
https://ats.rippling.com/barrys-careers/jobs Barry’s
https://careers.smartrecruiters.com/Equinox Equinox
https://apply.workable.com/europeanwaxcenter/ European Wax Center
https://lifetime.wd1.myworkdayjobs.com/lifetime Life Time
https://jobs.lever.co/heyrowan Rowan
https://sci.wd5.myworkdayjobs.com/sci Service Corporation International
https://boards.greenhouse.io/skinlaundry Skin Laundry
https://jobs.lever.co/solidcore [solidcore]
https://ats.rippling.com/sugaredandbronzed/jobs Sugared + Bronzed

# personal-care, Feashliaa/job-board-aggregator
https://willamalanedistrict.bamboohr.com/careers Willamalane Park and Recreation District

# construction, stapply-ai/ats-scrapers
https://ats.rippling.com/airo-mechanical-job-board/jobs Airo Mechanical
https://apply.workable.com/apple-roofing/ Apple Roofing
https://barnard.wd1.myworkdayjobs.com/staff Barnard Construction
https://ats.rippling.com/the-berlin-steel-construction-company/jobs Berlin Steel
https://blattner.wd5.myworkdayjobs.com/blattnerenergy Blattner
https://boards.greenhouse.io/caddellconstruction Caddell Construction
https://claytonhomes.wd1.myworkdayjobs.com/claytoncareers Clayton Homes
https://boards.greenhouse.io/constructionresources Construction Resources
https://boards.greenhouse.io/domeconstruction Dome Construction
https://faithtechnologies.wd1.myworkdayjobs.com/fti_engineering Faith Technologies
https://ats.rippling.com/gaspars-construction/jobs Gaspar’s Construction
https://groundworks.wd1.myworkdayjobs.com/groundworks Groundworks
https://hitt.wd1.myworkdayjobs.com/hitt HITT Contracting
https://jobs.lever.co/legacyrestorationllc Legacy Restoration
https://apply.workable.com/lgihomes/ LGI Homes
https://apply.workable.com/mi-homes/ M/I Homes
https://ats.rippling.com/maven-roofing/jobs Maven Roofing
https://ats.rippling.com/patriot-erectors-llc/jobs Patriot Erectors
https://pultegroup.wd1.myworkdayjobs.com/pgi PulteGroup
https://jobs.lever.co/skylineconstruction Skyline Construction
https://careers.smartrecruiters.com/TurnerTownsend Turner & Townsend
https://tutorperini.wd12.myworkdayjobs.com/external Tutor Perini

# construction, Feashliaa/job-board-aggregator
https://fallriverelectric.bamboohr.com/careers Fall River Electric
https://fesslerbowman.bamboohr.com/careers Fessler & Bowman
https://fransenpittman.bamboohr.com/careers Fransen Pittman
https://harrisonwestern.bamboohr.com/careers Harrison Western
https://morleybuilders.bamboohr.com/careers Morley Builders
https://toebeconstruction.bamboohr.com/careers Toebe Construction
https://wilsonconst.bamboohr.com/careers Wilson Construction Company

# repair, stapply-ai/ats-scrapers
https://ats.rippling.com/360-fire-flood/jobs 360 Fire & Flood
https://autonation.wd5.myworkdayjobs.com/careers AutoNation
https://boards.greenhouse.io/berlincity Berlin City Auto Group
https://boards.greenhouse.io/fletcherjonesautomotivegroup Fletcher Jones Automotive Group
https://ats.rippling.com/fdsdba-fox-pest/jobs Fox Pest Control
https://lithia.wd5.myworkdayjobs.com/lithiacareers Lithia Motors
https://lkqcorp.wd5.myworkdayjobs.com/externalcareersite-lkq LKQ
https://anticimexinc.wd1.myworkdayjobs.com/modern_pest_services_external_careers Modern Pest Services
https://boards.greenhouse.io/monroetractor Monroe Tractor
https://neighborlybrands.wd1.myworkdayjobs.com/neighborly Neighborly
https://terminix.wd1.myworkdayjobs.com/rentokilnorthamerica Rentokil North America
https://boards.greenhouse.io/winhomeinspection WIN Home Inspection

# repair, Feashliaa/job-board-aggregator
https://aplusgaragedoors.bamboohr.com/careers A Plus Garage Doors
https://delawareelevator.bamboohr.com/careers Delaware Elevator
https://helenamotorsgroup.bamboohr.com/careers Helena Motors
https://speirsplumbing.bamboohr.com/careers Speirs Plumbing

# manufacturing, stapply-ai/ats-scrapers
https://3m.wd1.myworkdayjobs.com/search 3M
https://austalusa.wd1.myworkdayjobs.com/austal Austal USA
https://careers.smartrecruiters.com/AveryDennison Avery Dennison
https://boeing.wd1.myworkdayjobs.com/external_careers Boeing
https://careers.smartrecruiters.com/BoschGroup Bosch
https://carrier.wd5.myworkdayjobs.com/jobs Carrier
https://clarios.wd5.myworkdayjobs.com/clarioscareers Clarios
https://careers.smartrecruiters.com/CornerstoneBuildingBrandsCareers Cornerstone Building Brands
https://dow.wd1.myworkdayjobs.com/externalcareers Dow
https://boards.greenhouse.io/fairlife fairlife
https://flextronics.wd1.myworkdayjobs.com/careers Flex
https://generac.wd5.myworkdayjobs.com/external Generac
https://generalmotors.wd5.myworkdayjobs.com/careers_gm General Motors
https://georgesinc.wd5.myworkdayjobs.com/joingeorges George’s
https://boards.greenhouse.io/gillig GILLIG
https://globalfoundries.wd1.myworkdayjobs.com/external GlobalFoundries
https://goodyear.wd1.myworkdayjobs.com/goodyearcareers Goodyear
https://jci.wd5.myworkdayjobs.com/jci Johnson Controls
https://kimberlyclark.wd1.myworkdayjobs.com/global Kimberly-Clark
https://lambweston.wd1.myworkdayjobs.com/lamb_external Lamb Weston
https://boards.greenhouse.io/lucidmotors Lucid Motors
https://careers.smartrecruiters.com/MasterBrandCabinetsLLC MasterBrand Cabinets
https://mckee.wd1.myworkdayjobs.com/mckee McKee Foods
https://medline.wd5.myworkdayjobs.com/medline Medline
https://tti.wd1.myworkdayjobs.com/milwaukee Milwaukee Tool
https://moog.wd5.myworkdayjobs.com/moog_external_career_site Moog
https://otis.wd5.myworkdayjobs.com/rec_ext_gateway Otis
https://boards.greenhouse.io/rebuildmanufacturing Re:Build Manufacturing
https://boards.greenhouse.io/redwoodmaterials Redwood Materials
https://boards.greenhouse.io/scoutmotors Scout Motors
https://boards.greenhouse.io/shearerssnacks Shearer’s Foods
https://smithfieldfoods.wd1.myworkdayjobs.com/careers Smithfield Foods
https://tysonfoods.wd5.myworkdayjobs.com/tsn Tyson Foods
https://boards.greenhouse.io/urschellaboratoriesinc Urschel Laboratories
https://careers.smartrecruiters.com/WesternDigital Western Digital
https://woodward.wd5.myworkdayjobs.com/woodward Woodward

# transport, stapply-ai/ats-scrapers
https://apply.workable.com/addison-lee-group/ Addison Lee
https://jobs.lever.co/allegiantair Allegiant Air
https://jobs.lever.co/arrivelogistics Arrive Logistics
https://boards.greenhouse.io/breezeairways Breeze Airways
https://bristow.wd1.myworkdayjobs.com/careers Bristow Group
https://careers.smartrecruiters.com/CulinaGroup1 Culina Group
https://dfwairport.wd5.myworkdayjobs.com/external DFW International Airport
https://careers.smartrecruiters.com/DPDGroupUK1 DPD UK
https://apply.workable.com/eurostar/ Eurostar
https://feam.wd12.myworkdayjobs.com/feam_aero FEAM Aero
https://firststudent.wd1.myworkdayjobs.com/firststudent First Student
https://boards.greenhouse.io/flexport Flexport
https://boards.greenhouse.io/hopskipdrive HopSkipDrive
https://boards.greenhouse.io/itslogisticsllc ITS Logistics
https://kencogroup.wd12.myworkdayjobs.com/kenco Kenco Group
https://onelineage.wd1.myworkdayjobs.com/external Lineage
https://mwaa.wd1.myworkdayjobs.com/mwaa Metropolitan Washington Airports Authority
https://boards.greenhouse.io/shipbobinc ShipBob
https://uhaul.wd1.myworkdayjobs.com/uhauljobs U-Haul
https://wasteconnections.wd1.myworkdayjobs.com/careers Waste Connections

# transport, Feashliaa/job-board-aggregator
https://tridenttransport.bamboohr.com/careers Trident Transport

# public-safety, stapply-ai/ats-scrapers
https://careers.smartrecruiters.com/AlliedUniversal2 Allied Universal
https://careers.smartrecruiters.com/CityOfAmericus City of Americus
https://arlingtontx.wd1.myworkdayjobs.com/cityofarlingtoncareers City of Arlington, Texas
https://baltimorecity.wd1.myworkdayjobs.com/external City of Baltimore
https://charlottenc.wd12.myworkdayjobs.com/citgov City of Charlotte
https://boards.greenhouse.io/cityoffortworth City of Fort Worth
https://cityofgainesville.wd5.myworkdayjobs.com/careers City of Gainesville
https://hialeahfl.wd12.myworkdayjobs.com/career City of Hialeah
https://newbraunfels.wd12.myworkdayjobs.com/conb City of New Braunfels
https://cityoforlando.wd5.myworkdayjobs.com/cityoforlandocareers City of Orlando
https://careers.smartrecruiters.com/CityofPhiladelphia City of Philadelphia
https://tucsonaz.wd1.myworkdayjobs.com/tucson_talent City of Tucson
https://galvestoncountytx.wd5.myworkdayjobs.com/countyofgalvestoncareers Galveston County, Texas
https://macombgov.wd1.myworkdayjobs.com/external Macomb County, Michigan
https://monroecountyfl.wd1.myworkdayjobs.com/monroebocc Monroe County, Florida
https://nuecesco.wd5.myworkdayjobs.com/external Nueces County, Texas
https://pimacounty.wd5.myworkdayjobs.com/pimacareers Pima County, Arizona
https://slcgov.wd1.myworkdayjobs.com/slc Salt Lake City
https://careers.smartrecruiters.com/SecuritasSecurityServicesUSAInc Securitas Security Services USA
https://tulsacounty.wd1.myworkdayjobs.com/tc Tulsa County

# public-safety, Feashliaa/job-board-aggregator
https://altoonaiowa.bamboohr.com/careers City of Altoona, Iowa
https://bentonvillear.bamboohr.com/careers City of Bentonville
https://haverfordtownship.bamboohr.com/careers Haverford Township
https://morgancountygov.bamboohr.com/careers Morgan County
https://peterstownship.bamboohr.com/careers Peters Township
https://essexvt.bamboohr.com/careers Town of Essex, Vermont

# office, stapply-ai/ats-scrapers
https://amh.wd12.myworkdayjobs.com/external_careers AMH
https://amli.wd5.myworkdayjobs.com/amli_careers AMLI Residential
https://greystar.wd1.myworkdayjobs.com/external Greystar
https://boards.greenhouse.io/griffisresidential Griffis Residential
https://boards.greenhouse.io/olympusproperty Olympus Property
https://boards.greenhouse.io/prometheusrealestategroup Prometheus Real Estate Group
https://careers.smartrecruiters.com/PublicStorage Public Storage
https://okgov.wd1.myworkdayjobs.com/okgovjobs State of Oklahoma
https://oregon.wd5.myworkdayjobs.com/sor_external_career_site State of Oregon
https://onetp.wd1.myworkdayjobs.com/teleperformance Teleperformance
https://boards.greenhouse.io/weinsteinproperties Weinstein Properties

# agriculture, stapply-ai/ats-scrapers
https://aviagen.wd1.myworkdayjobs.com/aviagen-careers Aviagen
https://apply.workable.com/careers-ewingirrigation/ Ewing Outdoor Supply
https://boards.greenhouse.io/farmersbusinessnetwork Farmers Business Network
https://scottsmiraclegro.wd5.myworkdayjobs.com/hgcexternal Hawthorne Gardening Company
https://careers.smartrecruiters.com/TheWonderfulCompany The Wonderful Company

# agriculture, Feashliaa/job-board-aggregator
https://dehamerlandscaping.bamboohr.com/careers DeHamer Landscaping
https://hoovershatchery.bamboohr.com/careers Hoover’s Hatchery
https://mnfamilyfarms.bamboohr.com/careers Minnesota Family Farms

# law, stapply-ai/ats-scrapers
https://boards.greenhouse.io/aclu American Civil Liberties Union
https://ballardspahr.wd5.myworkdayjobs.com/ballard_spahr_llp Ballard Spahr
https://dechert.wd12.myworkdayjobs.com/dechertcareers Dechert
https://dlapiper.wd1.myworkdayjobs.com/dlapiper DLA Piper
https://boards.greenhouse.io/foleyhoag Foley Hoag
https://boards.greenhouse.io/icemiller Ice Miller
https://boards.greenhouse.io/kellerpostman Keller Postman
https://linklaters.wd3.myworkdayjobs.com/linklaters Linklaters
https://boards.greenhouse.io/morganmorganjobsapplynow Morgan & Morgan
https://morganlewis.wd5.myworkdayjobs.com/morganlewis Morgan Lewis
https://skadden.wd5.myworkdayjobs.com/skadden_careers Skadden
https://stoel.wd1.myworkdayjobs.com/stoelrivescareers Stoel Rives
https://boards.greenhouse.io/verainstituteofjustice Vera Institute of Justice
https://wsgr.wd503.myworkdayjobs.com/wsgr Wilson Sonsini

# law, Feashliaa/job-board-aggregator
https://coloradolegalservices.bamboohr.com/careers Colorado Legal Services
https://columbialegal.bamboohr.com/careers Columbia Legal Services
https://seniorlawcenter.bamboohr.com/careers SeniorLAW Center

# creative, stapply-ai/ats-scrapers
https://boards.greenhouse.io/axios Axios
https://boards.greenhouse.io/davidzwirnergallery David Zwirner
https://jobs.lever.co/gettyimages Getty Images
https://apply.workable.com/immediate-media-co/ Immediate
https://apply.workable.com/jagex-limited/ Jagex
https://ats.rippling.com/motown-museum-employment/jobs Motown Museum
https://boards.greenhouse.io/naughtydog Naughty Dog
https://netflix.wd1.myworkdayjobs.com/netflix Netflix
https://boards.greenhouse.io/nationalpublicradioinc NPR
https://ats.rippling.com/petersen-automotive-museum/jobs Petersen Automotive Museum
https://pixar.wd501.myworkdayjobs.com/pixar_external_career_site Pixar
https://boards.greenhouse.io/propublica ProPublica
https://boards.greenhouse.io/rockstargames Rockstar Games
https://jobs.lever.co/sfmoma San Francisco Museum of Modern Art
https://spe.wd1.myworkdayjobs.com/sonypicturesentertainment Sony Pictures Entertainment
https://metmuseum.wd5.myworkdayjobs.com/metmuseumcareers The Metropolitan Museum of Art
https://boards.greenhouse.io/thenewyorktimes The New York Times
https://disney.wd5.myworkdayjobs.com/disneycareer The Walt Disney Company
https://boards.greenhouse.io/voxmedia Vox Media

# creative, Feashliaa/job-board-aggregator
https://bostonlyricopera.bamboohr.com/careers Boston Lyric Opera
https://sfjazz.bamboohr.com/careers SFJAZZ

# marketing, stapply-ai/ats-scrapers
https://jobs.lever.co/brafton Brafton
https://boards.greenhouse.io/hugeinc Huge
https://boards.greenhouse.io/mediabrands IPG Mediabrands
https://boards.greenhouse.io/powerdigitalmarketing Power Digital
https://tinuiti.wd12.myworkdayjobs.com/tinuiti Tinuiti
https://jobs.lever.co/wpromote Wpromote

# marketing, Feashliaa/job-board-aggregator
https://midwestdairy.bamboohr.com/careers Midwest Dairy

# sales, stapply-ai/ats-scrapers
https://2020companies.wd1.myworkdayjobs.com/external_careers 2020 Companies
https://hdsupply.wd1.myworkdayjobs.com/external HD Supply
https://boards.greenhouse.io/hibu Hibu

# procurement, stapply-ai/ats-scrapers
https://vizient.wd1.myworkdayjobs.com/vizient_careers Vizient

# human-resources, stapply-ai/ats-scrapers
https://careers.smartrecruiters.com/AerotekCommercialStaffing Aerotek
https://boards.greenhouse.io/bamboohr17 BambooHR
https://boards.greenhouse.io/justworks Justworks
https://wilsonhcg.wd5.myworkdayjobs.com/wilson_careers WilsonHCG

# management, stapply-ai/ats-scrapers
https://accenture.wd103.myworkdayjobs.com/accenturecareers Accenture
https://boards.greenhouse.io/alixpartners AlixPartners
https://bah.wd1.myworkdayjobs.com/bah_jobs Booz Allen Hamilton
https://boards.greenhouse.io/charlesriverassociates Charles River Associates
https://huron.wd1.myworkdayjobs.com/huroncareers Huron
https://icf.wd5.myworkdayjobs.com/icfexternal_career_site ICF
https://apply.workable.com/newton-europe/ Newton Europe
https://pwc.wd3.myworkdayjobs.com/us_experienced_careers PwC US

# science, stapply-ai/ats-scrapers
https://careers.smartrecruiters.com/AbbVie AbbVie
https://boards.greenhouse.io/thealleninstitute Allen Institute
https://amgen.wd1.myworkdayjobs.com/careers Amgen
https://boards.greenhouse.io/arcinstitute Arc Institute
https://argonne.wd1.myworkdayjobs.com/argonne_careers Argonne National Laboratory
https://careers.smartrecruiters.com/Eurofins Eurofins
https://jobs.lever.co/fatetherapeutics Fate Therapeutics
https://careers.smartrecruiters.com/GuardantHealth Guardant Health
https://boards.greenhouse.io/isomorphiclabs Isomorphic Labs
https://careers.smartrecruiters.com/LLNL Lawrence Livermore National Laboratory
https://modernatx.wd1.myworkdayjobs.com/m_tx Moderna
https://nrel.wd5.myworkdayjobs.com/nrel National Renewable Energy Laboratory
https://boards.greenhouse.io/recursionpharmaceuticals Recursion
https://regeneron.wd1.myworkdayjobs.com/careers Regeneron
https://jobs.lever.co/regenxbio REGENXBIO
https://thejacksonlaboratory.wd503.myworkdayjobs.com/external_jax The Jackson Laboratory
https://boards.greenhouse.io/twistbioscience Twist Bioscience
https://vrtx.wd501.myworkdayjobs.com/vertex_careers Vertex Pharmaceuticals

# engineering, stapply-ai/ats-scrapers
https://alliantenergy.wd1.myworkdayjobs.com/alliant Alliant Energy
https://aep.wd1.myworkdayjobs.com/aepcareersite American Electric Power
https://boards.greenhouse.io/andurilindustries Anduril
https://boards.greenhouse.io/astranis Astranis
https://atmosenergy.wd5.myworkdayjobs.com/external_career_site Atmos Energy
https://boards.greenhouse.io/atwellgroup Atwell
https://bakerhughes.wd5.myworkdayjobs.com/bakerhughes Baker Hughes
https://boards.greenhouse.io/bgeinc BGE, Inc.
https://blueorigin.wd5.myworkdayjobs.com/blueorigin Blue Origin
https://jobs.lever.co/cfsenergy Commonwealth Fusion Systems
https://ercot.wd1.myworkdayjobs.com/ercot_careers ERCOT
https://eversource.wd1.myworkdayjobs.com/externalsite Eversource
https://gdit.wd5.myworkdayjobs.com/external_career_site GDIT
https://boards.greenhouse.io/jensenhughes Jensen Hughes
https://boards.greenhouse.io/kairospower Kairos Power
https://careers.smartrecruiters.com/KPFFConsultingEngineers KPFF Consulting Engineers
https://jobs.lever.co/octoenergy Octopus Energy
https://parsons.wd5.myworkdayjobs.com/search Parsons
https://boards.greenhouse.io/rocketlab Rocket Lab
https://globalhr.wd5.myworkdayjobs.com/rec_rtx_ext_gateway RTX
https://boards.greenhouse.io/spacex SpaceX
https://jobs.lever.co/tkda TKDA
https://vst.wd5.myworkdayjobs.com/vistra_careers Vistra
https://jobs.lever.co/wadetrim Wade Trim
https://boards.greenhouse.io/woolpert Woolpert

# technology, stapply-ai/ats-scrapers
https://adobe.wd5.myworkdayjobs.com/external_experienced Adobe
https://boards.greenhouse.io/airbnb Airbnb
https://boards.greenhouse.io/anthropic Anthropic
https://boards.greenhouse.io/cloudflare Cloudflare
https://crowdstrike.wd5.myworkdayjobs.com/crowdstrikecareers CrowdStrike
https://boards.greenhouse.io/databricks Databricks
https://jobs.ashbyhq.com/deliveroo Deliveroo
https://dell.wd1.myworkdayjobs.com/external Dell Technologies
https://boards.greenhouse.io/discord Discord
https://boards.greenhouse.io/doordashusa DoorDash
https://boards.greenhouse.io/duolingo Duolingo
https://boards.greenhouse.io/figma Figma
https://boards.greenhouse.io/gitlab GitLab
https://boards.greenhouse.io/deepmind Google DeepMind
https://boards.greenhouse.io/graphcore Graphcore
https://intel.wd1.myworkdayjobs.com/external Intel
https://jobs.lever.co/moonpig Moonpig
https://jobs.ashbyhq.com/notion Notion
https://nvidia.wd5.myworkdayjobs.com/nvidiaexternalcareersite NVIDIA
https://jobs.ashbyhq.com/openai OpenAI
https://jobs.lever.co/palantir Palantir
https://jobs.ashbyhq.com/ramp Ramp
https://boards.greenhouse.io/reddit Reddit
https://salesforce.wd12.myworkdayjobs.com/external_career_site Salesforce
https://boards.greenhouse.io/synthesia Synthesia
https://jobs.lever.co/sysdig Sysdig
https://boards.greenhouse.io/twilio Twilio
https://boards.greenhouse.io/wayve Wayve
https://workday.wd5.myworkdayjobs.com/workday Workday
https://jobs.ashbyhq.com/zapier Zapier
https://zendesk.wd1.myworkdayjobs.com/zendesk Zendesk

# technology, SimplifyJobs/New-Grad-Positions
https://jobs.lever.co/spotify Spotify
`;
