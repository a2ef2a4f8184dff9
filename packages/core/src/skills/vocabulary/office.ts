import type { FieldVocabulary } from './format.ts';

export const OFFICE: FieldVocabulary = {
  field: 'office',
  technology: `
    Microsoft Office = MS Office, Office Suite, Microsoft Office Suite, MS Office Suite, Office 365, Microsoft 365, M365^, O365^, Microsoft Office 365, MS Office products, Microsoft Office applications, MS Suite, Microsoft suite, Microsoft programs, Microsoft applications, Microsoft software, MS Office programs, Microsoft software programs, MS applications, Microsoft Office programs, MS programs
    Microsoft Excel = Excel^, Excel~, MS Excel, Microsoft Office Excel, Excel spreadsheets, advanced Excel, MSExcel > spreadsheets
    Microsoft Word = Word~, MS Word, Microsoft Office Word, MSWord > word-processing
    Microsoft PowerPoint = PowerPoint, MS PowerPoint, Power Point, Microsoft Power Point > presentation-software
    Microsoft Outlook = Outlook^, Outlook~, MS Outlook
    Microsoft Access = Access~, MS Access
    Microsoft OneNote = OneNote
    Microsoft OneDrive = OneDrive
    Microsoft Publisher = MS Publisher, Publisher~
    Microsoft Visio = Visio, MS Visio
    Microsoft Project = MS Project, Project Professional, MSProject
    Microsoft Teams = MS Teams, Teams~
    Microsoft SharePoint = SharePoint, MS SharePoint, SharePoint Online
    Microsoft Forms
    Power Automate = Microsoft Flow
    Microsoft Planner
    Skype = Skype for Business, Microsoft Lync, MS Lync
    Google Workspace = G Suite, GSuite, Google Apps, Google Suite
    Google Docs > word-processing
    Google Sheets > spreadsheets
    Google Slides > presentation-software
    Google Drive
    Google Calendar
    Gmail
    Apple iWork
    LibreOffice = OpenOffice
    Lotus Notes = IBM Notes
    WordPerfect > word-processing
    Adobe Acrobat = Adobe Acrobat Pro, Acrobat Pro, Acrobat Reader
    Dropbox
    Box~ = Box.com
    Slack~
    Zoom~ = Zoom meetings, Zoom Video
    Cisco Webex = WebEx
    Google Meet
    GoToMeeting
    Asana~
    Monday.com
    ClickUp
    Basecamp~ = Basecamp software
    Smartsheet
    Airtable
    Notion~
    Wrike
    Evernote
    Todoist
    Calendly
    Miro~
    Mural~
    Lucidchart
    Spreadsheets = spreadsheet software, electronic spreadsheets, spreadsheet programs, spreadsheet, spreadsheet applications
    Pivot Tables > microsoft-excel
    VLOOKUP > microsoft-excel
    XLOOKUP > microsoft-excel
    Excel Macros = macros in Excel > microsoft-excel
    Excel Formulas = Excel functions > microsoft-excel
    Mail Merge
    Word Processing = word processing software, word processors, word processor
    Presentation Software = presentation programs
    Email Software = email applications, e-mail applications, email application, e-mail software, email systems, e-mail systems, use of email
    Database Software~
    Document Management Systems = document management system
    Electronic Filing Systems
    Zapier
    Bluebeam = Bluebeam Revu
    Laserfiche
    OnBase
    M-Files
  `,
  knowledge: `
    Administrative Support = administrative assistance, administrative duties, administrative experience, administrative tasks, clerical and administrative support
    Clerical Skills = clerical work, clerical duties, clerical support, clerical experience, clerical tasks, office duties, general office duties, office work, general office work
    Executive Support = executive assistance, supporting executives, C-suite support
    Office Management = office administration, managing an office
    Office Equipment Operation = office equipment, office machines, operating office equipment, office machinery, standard office equipment, general office equipment, fax machine, fax machines, copy machine, copy machines, photocopier, photocopiers
    Receptionist Duties = reception~, front desk duties, reception duties
    Data Entry = data input, entering data, keying data
    Typing = touch typing, keyboarding, typing speed, WPM^, words per minute, typing skills, keyboarding skills
    Transcription = transcribing
    Dictation
    Shorthand
    Filing = file management, filing systems, paper filing, maintaining files
    Records Management = record keeping, recordkeeping, maintaining records, document control, records maintenance, maintain records, maintain files, record-keeping procedures
    Document Preparation = preparing documents, document processing
    Document Management = document control management
    Document Imaging = document scanning, scanning documents
    Calendar Management = managing calendars, calendar scheduling, calendaring, diary management
    Scheduling = schedule management, schedule coordination
    Meeting Coordination = scheduling meetings, meeting scheduling, coordinating meetings
    Meeting Minutes = taking minutes, minute taking, meeting notes
    Travel Coordination = travel coordinating, coordinating travel
    Correspondence Handling = business correspondence, drafting correspondence, preparing correspondence, written correspondence, writing correspondence, business letters, composing correspondence, composing letters
    Mail Processing = mail handling, sorting mail, incoming and outgoing mail, mail sorting
    Mailroom Operations = mailroom
    Phone Answering = answering phones, answering telephones, answering the phone, answering calls, telephone answering, Phone Service, answered phones, answer phones
    Photocopying = copying and faxing, faxing, making copies
    Office Supply Management = ordering office supplies, ordering supplies, office supplies
    Visitor Management
    Business Writing = professional writing
    Report Writing = writing reports, preparing reports, report preparation, prepare reports, write reports, written reports
    Board Meeting Support = board relations
    Database Entry = database maintenance
    Form Processing
    Notetaking = note taking
    Expense Account Management
    Internet Research = online research, web research
    Virtual Assistance = virtual assistant
    Personal Assistance = personal assistant duties
    Front Office Operations = front office
    Back Office Operations = back office
    Switchboard Operation
    Basic Computer Skills = computer literacy, computer skills, computer literate, PC skills, basic computer knowledge
    Business Administration = business management
    Bilingual Administrative Support > administrative-support
    Office Procedures = general office procedures, office practices, clerical procedures, business office procedures, administrative procedures, front office procedures, general office practices
    Grammar = English grammar, grammar and punctuation, spelling and grammar, grammar and spelling, proper grammar, business English, grammar skills
    Form Completion = completing forms, completing paperwork, paperwork completion
    Document Formatting = formatting documents
  `,
  license: `
    Microsoft Office Specialist = MOS~, Microsoft Office Specialist certification
    Certified Administrative Professional
    Certified Records Manager
  `,
};
