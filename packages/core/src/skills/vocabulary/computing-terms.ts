import type { FieldVocabulary } from './format.ts';

/**
 * Computing concepts that job postings name alongside products. Some product names are facts from the Technology Skills of
 * O*NET (https://www.onetcenter.org).
 */
export const COMPUTING_TERMS: FieldVocabulary = {
  field: 'software',
  technology: `
    Keil
    Yocto Project = Yocto
    Clang
    Butterknife
    Eureka Netflix = Eureka Ribbon
    VerneMQ
    Coturn
    Bulma
    Camunda
    Meteor.js = Meteor~, MeteorJS
    ActionScript
    Enterprise JavaBeans = EJB, EJB3
    JTA = Java Transaction API
    JAXB
    JSTL
    Adobe ColdFusion = ColdFusion, CFML
    KornShell = ksh
    LAMP Stack = LAMP~
    Visual FoxPro = FoxPro
    BASIC Programming = QBasic
    Scheme Language = Racket
    Verilog HDL = hardware description language, HDL^
    tcpdump
    BMC Control-M = Control-M
    Rational ClearCase = ClearCase > version-control
    Rational ClearQuest = ClearQuest
    Bugzilla
    Razor Pages = Razor~, Razor views
    JBuilder
    AMQP
    gRPC Streaming
    NSOperation = NSURLSession, Grand Central Dispatch
    Auto Layout = Autolayout
    Picasso Library = Picasso~
    Volley Library = Volley~
    DHIS2
    Snowpack
    Gerrit = Gerrit code review
    Hudson CI
    Spree Commerce
    Json.NET = Newtonsoft Json
    XAML
    XML Schema = XSD
    OSGi
    Google Web Toolkit = GWT
    Visual SourceSafe = VSS^ > version-control
    BizTalk Server = BizTalk
    Enterprise Service Bus = ESB
    IBM BPM = Lombardi BPM
    QualityStage = InfoSphere QualityStage
    HotDocs = Hot Docs
    Application Packaging = MSI packaging, MSI packages, packaging applications
    Software Development Kits = SDK, SDKs
    Interface Builder
    Streaming Media = streaming video, online video technologies
  `,
  method: `
    Software Maintenance = application maintenance, code maintenance, maintenance of software, maintaining software
    Web Architecture = modern web architectures, web application architecture, mobile architecture, frontend architecture, front-end architecture
    Scalability~ = software scalability, high scalability
    Fault Tolerance = resiliency~, resilience~, fault-tolerant systems
    Session Management
    Identity and Authorization = authentication and authorization, authn, authz, identification and authorization systems
    Dependency Injection = inversion of control
    Design by Contract
    SOLID Principles = KISS principle, DRY principle, YAGNI
    Mocking Frameworks = mocking techniques, mocking~
    Release Management Processes = release control, release process, release processes
    Package Management = package managers
    Telemetry
    Monorepos = monorepo
    Transpilation = transpilers
    Document Object Model = DOM^, virtual DOM
    Web Accessibility Compliance = accessibility standards, accessibility compliance
    Pair Programming Practice
    Image Optimization
    Data Persistence = persistent storage
    Multitenancy = multi-tenancy, multi-tenant architecture
    Embedded Environments = embedded environment, embedded ecosystem, low level hardware
    Wireless Protocols = low power wireless, wireless protocol, wireless systems, low power wireless protocols
    Peer-to-Peer Networking = peer-to-peer
    Video Streaming = media streaming, IPTV^
    Client-Server Architecture = client/server, client/server technologies, client-server technologies
    Service Topology
    Tech Stacks = technology stacks, technology stack, tech stack
    Legacy Systems = legacy code, legacy applications, legacy modernization
    Proof of Concept = proofs of concept, prototypes and proofs of concept, MVP development
    Automated Decision Making
    Natural Language Understanding = NLU^, NLI^
    Software Implementation = software implementations, implementing software
    Static Analysis = static code analysis, static analysis tools
    Application Support = supporting applications, production support
    Iterative Development = iterative development processes, iterative methodologies
    Website Development = developing websites, building websites, website design and development
  `,
  knowledge: `
    Software Architecture Patterns = architectural patterns, architecture patterns, architectural principles, MVC/MVVM, MVP pattern, VIPER pattern
    Technology Trends = technology trends and best practices, technology landscape, tech trends, emerging technologies, new technologies~, industry trends~
    Computer Engineering
    Computational Science = scientific computing, computational analysis, computer simulations, computational simulations
    Technology Strategy = IT strategy, technology roadmap
    Computer Software~ = software applications, desktop applications, computer programs, computer applications, PC applications, PC software, office software, Windows applications, Windows based software, Windows-based applications
  `,
};

export const OFFICE_SOFTWARE_TERMS: FieldVocabulary = {
  field: 'office',
  technology: `
    FileMaker = FileMaker Pro
    Lotus Notes Domino = IBM Domino
    Web Browsers = web browser software, web browser, internet browsers
    Apple Keynote = Keynote~ > presentation-software
    Apple Numbers > spreadsheets
    Google Sites
    Loom Video = Loom~
    Padlet
    Jamboard
    Flipgrid
    Mentimeter
    Google Hangouts = Hangouts
    FaceTime

    Dragon NaturallySpeaking = Dragon dictation
    Optical Character Recognition = OCR^
    Quicken
    Tax Software = tax preparation software
    Contact Management Software
    Scheduling Software = calendaring software
    Lotus 1-2-3 = Lotus 123 > spreadsheets
    Multi-Line Phones = multi-line phone, multiline phone
    Phone Systems = phone system, telephone system, telephone systems
  `,
};
