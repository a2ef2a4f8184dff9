import type { FieldVocabulary } from './format.ts';

export const SOFTWARE: FieldVocabulary = {
  field: 'software',
  technology: `
    TestCafe
    fp-ts > typescript
    RxJava > java
    Dagger~ = Dagger 2, Dagger Hilt > android-development
    Retrofit~ = Retrofit2
    jOOQ > java
    NgRx > angular
    WebdriverIO = WDIO^, Webdriver.io
    Fastlane~
    OData^ = Open Data Protocol
    SAPUI5 = SAP UI5, OpenUI5 > javascript
    PowerMock > java
    EasyMock > java
    MockK > kotlin
    Kotlin Multiplatform = Kotlin Multiplatform Mobile, KMM^ > kotlin
    Java Virtual Machine = JVM^
    Ramda~ = Ramda.js > javascript
    Bluetooth
    JavaScript = ECMAScript, ES6, ES2015, JS^
    TypeScript = TS~ > javascript
    Python = Python 3, Python3, CPython
    Java = Core Java, Java SE, J2SE, Java 8, Java 11, Java 17, Java 21, JDK^
    Kotlin
    Scala
    Groovy~ = Apache Groovy
    Clojure
    c: C~ = C language, C programming, C99, C11~, ANSI C
    C++ = CPP, C/C++, C++11, C++14, C++17, C++20, C++23, modern C++, c plus plus
    C# = CSharp, C sharp, C Sharp.NET, C#.NET
    Objective-C = ObjC, Obj-C
    Swift~ = Swift 5, Swift language
    Go~ = Golang, Go lang, Go language
    Rust~ = Rust language, Rustlang
    Ruby~ = Ruby language
    PHP = PHP 7, PHP 8, PHP5, PHP7, PHP8
    Perl
    Lua = Luau
    Haskell
    Erlang
    Elixir~ = Elixir language
    F# = FSharp, F sharp
    OCaml
    Visual Basic = VB^
    VB.NET = Visual Basic.NET > visual-basic, dot-net
    VBA = Visual Basic for Applications
    VBScript
    COBOL
    Fortran
    Pascal~ = Object Pascal
    Delphi~ = Embarcadero Delphi, Borland Delphi
    Ada~ = Ada 95, Ada 2012
    Lisp~ = Common Lisp
    Prolog
    Smalltalk
    Assembly Language = assembly programming, assembler language, x86 assembly, ARM assembly
    Dart~ = Dart language
    Julia~ = Julia language
    Solidity~ = Solidity language
    Zig~ = Zig language
    Nim~ = Nim language
    PowerShell = Windows PowerShell, PowerShell scripting
    Bash^ = Bash scripting, Bash shell, GNU Bash
    Scripting = scripting languages, scripting language
    Shell Scripting = shell script, Unix shell scripting, Linux shell scripting, shell programming
    AWK^ = gawk
    HTML = HTML5, HTML 5, XHTML
    CSS = CSS3, CSS 3, cascading style sheets
    Sass^ = SCSS, Sass/SCSS > css
    Less~ = Less CSS, LESS preprocessor > css
    Tailwind CSS = Tailwind, TailwindCSS > css
    Bootstrap~ = Twitter Bootstrap, Bootstrap 4, Bootstrap 5, Bootstrap CSS
    Material UI = MUI^, Material-UI
    Ant Design = antd
    Chakra UI
    styled-components
    Webpack
    Vite^ = Vite.js
    Rollup~ = Rollup.js
    esbuild
    Babel~ = Babel.js
    Gulp~ = Gulp.js
    Grunt~ = Grunt.js
    npm = npm CLI
    Yarn~ = Yarn package manager
    pnpm
    React~ = React.js, ReactJS, React 16, React 17, React 18, React 19 > javascript
    React Native > react
    Redux = Redux Toolkit, RTK^, React Redux > javascript
    MobX > javascript
    Next.js = NextJS > react
    Gatsby~ = Gatsby.js, GatsbyJS > react
    Remix~ = Remix.run > react
    React Router > react
    TanStack Query = React Query > react
    Vue.js = Vue, VueJS, Vue 2, Vue 3 > javascript
    Vuex > vue-js
    Pinia > vue-js
    Nuxt.js = Nuxt, NuxtJS, Nuxt 3 > vue-js
    Angular~ = Angular 2, Angular 2+, Angular 8, Angular 10, Angular 12, Angular 14, Angular 15, Angular 16, Angular 17, Angular framework > typescript
    AngularJS = Angular.js, Angular 1 > javascript
    RxJS > javascript
    Svelte = SvelteJS, SvelteKit > javascript
    SolidJS = Solid.js > javascript
    Ember.js = EmberJS, Ember~ > javascript
    Backbone.js = BackboneJS > javascript
    jQuery = jQuery UI > javascript
    Knockout.js = KnockoutJS > javascript
    Alpine.js > javascript
    htmx
    Lit~ = LitElement > javascript
    Web Components = custom elements, shadow DOM
    D3.js = D3~, D3JS > javascript
    Three.js = ThreeJS > javascript
    Chart.js > javascript
    WebGL = WebGL2
    WebAssembly = WASM
    Node.js = NodeJS, Node~, Node JS > javascript
    Deno = Deno runtime > javascript
    Bun~ = Bun runtime > javascript
    Express.js = Express~, ExpressJS, Express framework > node-js
    NestJS = Nest.js > node-js
    Fastify > node-js
    Koa~ = Koa.js > node-js
    Hapi~ = hapi.js > node-js
    Socket.IO > javascript
    Electron~ = Electron.js, ElectronJS > javascript
    Tauri~
    Storybook
    Django = Django framework > python
    Django REST Framework = DRF^ > django
    Flask~ = Flask framework > python
    FastAPI > python
    Celery~ = Celery task queue > python
    SQLAlchemy > python
    Pydantic > python
    Pyramid~ = Pyramid framework > python
    Tornado~ = Tornado framework > python
    asyncio > python
    Ruby on Rails = Rails~, RoR^ > ruby
    Sinatra~ > ruby
    Sidekiq > ruby
    RSpec > ruby
    Laravel > php
    Symfony > php
    CodeIgniter > php
    CakePHP > php
    Yii = Yii2 > php
    Zend Framework = Laminas > php
    WordPress = WordPress development
    Drupal
    Joomla
    Magento = Adobe Commerce
    Shopify = Shopify Plus
    Shopify Liquid = Liquid templating
    WooCommerce > wordpress
    BigCommerce
    Salesforce Commerce Cloud = SFCC^, Demandware
    Adobe Experience Manager = AEM^
    Sitecore
    Contentful
    Strapi
    Sanity~ = Sanity.io, Sanity CMS
    Headless CMS
    Content Management Systems = CMS^, content management system
    Spring Framework = Spring~, Spring MVC, Spring Core > java
    Spring Boot = SpringBoot > spring-framework
    Spring Cloud > spring-framework
    Spring Security > spring-framework
    Spring Batch > spring-framework
    Hibernate^ = Hibernate~, Hibernate ORM > java
    JPA^ = Java Persistence API, Jakarta Persistence > java
    Java EE = J2EE, Jakarta EE, JEE^, Java Enterprise Edition > java
    JSP = JavaServer Pages, Java Server Pages > java
    Servlets = Java servlets, servlet, Servlet API > java
    JSF = JavaServer Faces, Java Server Faces > java
    JDBC > java
    JMS^ = Java Message Service > java
    Apache Struts = Struts, Struts 2 > java
    Quarkus > java
    Micronaut > java
    Vert.x > java
    Play Framework
    Akka = Akka.NET
    Grails
    Apache Maven = Maven~
    Gradle
    Apache Ant = Ant~
    Apache Tomcat = Tomcat
    JBoss = WildFly, JBoss EAP
    WebLogic = Oracle WebLogic, WebLogic Server
    WebSphere = IBM WebSphere, WebSphere Application Server
    Jetty~ = Eclipse Jetty
    JUnit = JUnit 5, JUnit 4 > java
    TestNG > java
    Mockito > java
    .NET = dotnet, .NET Framework, .NET Core, dot net, .NET 6, .NET 8, Microsoft .NET, .NET stack, .NET technologies, NET Core, NET framework, NET^
    ASP.NET = ASP.NET Core, ASP.NET MVC, ASP.NET Web API > dot-net
    Classic ASP = Microsoft Active Server Pages, Active Server Pages
    Entity Framework = Entity Framework Core, EF Core > dot-net
    LINQ > dot-net
    Blazor > dot-net
    WPF = Windows Presentation Foundation > dot-net
    WCF = Windows Communication Foundation > dot-net
    WinForms = Windows Forms > dot-net
    Xamarin = Xamarin.Forms > dot-net
    .NET MAUI = MAUI^ > dot-net
    NUnit > dot-net
    xUnit = xUnit.net
    MSBuild
    NuGet
    SignalR
    UWP^ = Universal Windows Platform
    Silverlight
    Qt~ = Qt framework, Qt5, Qt6, PyQt, QML
    Boost C++ = C++ Boost, Boost libraries
    STL~ = C++ STL, Standard Template Library
    OpenMP
    MPI~ = Message Passing Interface
    CUDA = NVIDIA CUDA
    OpenCL
    OpenGL
    Vulkan~ = Vulkan API
    DirectX = Direct3D
    CMake
    GNU Make = Makefile, makefiles
    Bazel
    Conan~ = Conan package manager
    LLVM
    GCC^ = GNU Compiler Collection
    GDB^ = GNU Debugger
    Valgrind
    Android Development = Android, Android SDK, Android app development, Android programming
    iOS Development = iOS, iOS SDK, iOS app development, iOS programming
    Android Studio
    Jetpack Compose > kotlin
    Xcode
    SwiftUI > swift
    UIKit
    Core Data^
    CocoaPods
    Flutter~ = Flutter framework, Flutter SDK > dart
    Ionic~ = Ionic framework
    Apache Cordova = Cordova~, PhoneGap
    Capacitor~ = Ionic Capacitor
    Expo~ = Expo React Native > react-native
    Unity~ = Unity3D, Unity 3D, Unity engine
    Unreal Engine = Unreal, UE4, UE5, Unreal Engine 4, Unreal Engine 5
    Godot = Godot Engine
    Phaser~ = Phaser.js
    GameMaker
    REST APIs = RESTful APIs, REST^, RESTful, RESTful web services, REST web services, RESTful services, REST/JSON, REST~
    GraphQL
    Apollo GraphQL = Apollo Client, Apollo Server > graphql
    gRPC
    Protocol Buffers = protobuf, protobufs
    SOAP~ = SOAP web services, SOAP APIs
    WebSockets = web socket
    HTTP = HTTPS, HTTP protocol
    WebRTC
    OpenAPI = Swagger, OpenAPI Specification, Swagger/OpenAPI
    JSON
    XML
    XSLT = XSL^
    XPath
    YAML
    TOML
    Ajax~ = AJAX
    OAuth = OAuth 2.0, OAuth2
    OpenID Connect = OIDC^
    JWT = JSON Web Token
    SAML = SAML 2.0
    Postman~ = Postman API
    SoapUI
    Insomnia~
    Git = git version control, git SCM, gitflow, git flow > version-control
    GitHub
    GitLab
    Bitbucket
    Subversion = SVN^, Apache Subversion > version-control
    Mercurial > version-control
    Perforce = Helix Core > version-control
    CVS~ = Concurrent Versions System > version-control
    Team Foundation Server = TFS^ > version-control
    Jira = Atlassian Jira, Jira Software
    Confluence~ = Atlassian Confluence
    Trello
    Visual Studio
    Visual Studio Code = VS Code, VSCode
    IntelliJ IDEA = IntelliJ
    Eclipse IDE = Eclipse~
    PyCharm
    WebStorm
    NetBeans
    Vim = Neovim
    Emacs
    GitHub Copilot = Copilot~
    Selenium = Selenium WebDriver, Selenium Grid
    Cypress~ = Cypress.io
    Playwright~ = Microsoft Playwright
    Puppeteer~
    Jest~ = Jest framework
    Vitest
    Mocha~ = Mocha.js
    Jasmine~ = Jasmine framework
    Karma~
    Enzyme~
    React Testing Library = RTL~ > react
    pytest > python
    unittest~ > python
    Robot Framework
    Cucumber~ = Cucumber BDD, Gherkin
    Appium
    Espresso~ = Espresso testing
    XCTest
    Detox~
    TestRail
    Zephyr~
    Apache JMeter = JMeter
    Gatling
    LoadRunner = HP LoadRunner, Micro Focus LoadRunner
    k6~
    Locust~
    UFT^ = Unified Functional Testing, QuickTest Professional
    Katalon Studio = Katalon
    Ranorex
    Tosca~ = Tricentis Tosca
    BrowserStack
    Sauce Labs = SauceLabs
    SonarQube = Sonar~
    ESLint
    Prettier~
    Apache HTTP Server = Apache web server, httpd, Apache2, Apache|
    Nginx
    IIS = Internet Information Services
    HAProxy
    Memcached
    RabbitMQ
    ActiveMQ = Apache ActiveMQ
    ZeroMQ
    IBM MQ = WebSphere MQ, MQSeries, MQ Series
    TIBCO
    MuleSoft = Mule ESB, MuleSoft Anypoint, Anypoint Platform
    Apache Camel
    Dell Boomi = Boomi
    WebMethods
    ArcGIS API for JavaScript
    Leaflet~ = Leaflet.js
    Mapbox = Mapbox GL
    Google Maps API
    Stripe API
    Twilio
    Firebase = Google Firebase
    Supabase
    Firestore = Cloud Firestore
    Realm~ = Realm Database
    Prisma~ = Prisma ORM
    TypeORM
    Sequelize
    Mongoose~ = Mongoose ODM
    Drizzle ORM
    Ethereum
    Hyperledger Fabric = Hyperledger
    Web3 = Web3.js
    Smart Contracts
    Salesforce Apex = Apex~, Apex code
    Visualforce
    Lightning Web Components = LWC^
    ServiceNow Development = ServiceNow scripting
    ABAP = SAP ABAP
    PeopleCode
    RPG/ILE = RPGLE, RPG IV, ILE RPG
    JCL^ = Job Control Language
    CICS^ = IBM CICS
    IBM Mainframe = mainframe, mainframes, z/OS
    AS/400 = AS400, IBM i, iSeries
    OutSystems
    Mendix
    Bubble.io
    Power Apps = PowerApps, Microsoft Power Apps
    Microsoft Power Platform = Power Platform
    MATLAB = MATLAB/Simulink
    LaTeX^
    Markdown^
    Linux = GNU/Linux, Linux OS
    Unix = UNIX/Linux
  `,
  method: `
    Event Sourcing
    Twelve-Factor App = 12-factor app, 12 factor app methodology, twelve factor methodology, 12 factor methodology, twelve-factor application methodology
    Clean Code = clean coding, code quality, software craftsmanship, coding standards, coding best practices, code standards, programming standards
    Software Design = software design principles, detailed design~
    Bug Tracking = defect tracking, defect management, issue tracking
    Backlog Refinement = product backlog refinement
    Caching = distributed caching, caching strategies, distributed cache, distributed caches, data caching
    Open Source Software = open source, OSS^
    Agile Software Development = Agile^, Agile~, Agile methodology, Agile delivery, Agile development, Agile methodologies, Agile methods, Agile practices, agile environment, agile teams, agile ways of working, agile processes, agile principles, agile working, agile way of working, agile mindset
    Scrum = Scrum framework, Scrum methodology, Agile Scrum, Agile/Scrum, scrum ceremonies, sprint retrospectives, retrospectives|, daily stand-ups, agile ceremonies
    Kanban
    Extreme Programming = XP programming, XP practices, XP methodology, Agile XP, Scrum XP
    SAFe^ = Scaled Agile Framework, Scaled Agile
    Waterfall Methodology = waterfall model, waterfall development, Waterfall~
    Test-Driven Development = TDD
    Behavior-Driven Development = BDD
    Domain-Driven Design = DDD^
    Pair Programming = mob programming
    Code Review = peer code review
    Refactoring = code refactoring
    Debugging = software debugging
    Object-Oriented Programming = OOP, object-oriented design, OOD^, object oriented development, object-oriented analysis and design, OOAD, object orientated programming, object orientated design, OO programming, OO design, object-oriented languages, object-oriented programming languages, object-oriented language, OOP languages, object modeling, OOA/OOD
    Functional Programming
    Multithreading = concurrent programming, multithreaded applications, concurrent applications, multi-threaded programming, multithreaded programming, concurrency, multi-threading, multithreaded, concurrent systems
    Asynchronous Programming = asynchronous communication, async programming
    Design Patterns = software design patterns
    Microservices = microservice architecture, microservices architecture, micro service architecture, micro-service architectures, microservice architectures, micro services
    Event-Driven Architecture = event-driven~, event-driven systems, event-driven programming
    Service-Oriented Architecture = SOA~
    Serverless Architecture = serverless, serverless computing, function as a service, functions as a service, FaaS^
    Software Architecture = software architecture design, application architecture, architecture design, system architecture, systems architecture, software architectures, software system design, application design, Solution Architecture, solutions architecture, technical architecture, architecture and design, architecture governance
    System Design = systems design, distributed system design
    API Development = API design, API integration, API integrations
    APIs = API, application programming interfaces, web APIs, web API
    Web Services = web service
    Version Control = source control, revision control, source code control, source code management, source code management tools, source code control systems, version control systems, SCM tools
    Unit Testing = unit tests
    Integration Testing
    Regression Testing
    End-to-End Testing = E2E testing, end-to-end tests, e2e tests
    Functional Testing
    Performance Testing = load testing, stress testing
    User Acceptance Testing = UAT, acceptance testing, automated acceptance tests, acceptance tests
    Smoke Testing
    Manual Testing = manual QA
    Test Automation = automated testing, QA automation, automation testing, automated tests, automated test suites, test automation frameworks
    Test Planning = test plans, test cases, test case design
    Software Testing = software quality assurance, software QA, testing|, test frameworks, testing frameworks, testing tools, test tools, software tests
    Accessibility Testing
    Responsive Web Design = responsive design
    Cross-Browser Compatibility = cross-browser testing, cross-browser development, browser compatibility
    Web Accessibility = WCAG, WCAG 2.1, Section 508, 508 compliance, website accessibility, accessibility guidelines
    Search Algorithms > algorithms
    Software Development Life Cycle = SDLC, systems development life cycle, software development lifecycle, software lifecycle, software life cycle, software delivery lifecycle, application development lifecycle, development lifecycle, software product lifecycle
    Requirements Analysis = requirements gathering, requirements elicitation
    UML = Unified Modeling Language
    Technical Documentation = technical writing, documentation|, software documentation
    Feature Flags = feature toggles
    Release Management
    Software Configuration Management
    Open Source Development = open-source contribution
    Web Scraping
    Reverse Engineering
  `,
  knowledge: `
    Network Routing = routing protocols, internal routing protocols, inter-domain routing, internet peering
    Web Servers = web server, web server administration
    Web Hosting = website hosting
    Programming Languages = modern programming languages, coding languages, programming|, coding|
    Object-Relational Mapping = ORM^, ORMs, ORM frameworks
    Enterprise Software = enterprise applications, enterprise software development
    Software Frameworks = web frameworks, software frameworks
    Software Development = software engineering, application development, software programming, computer programming, app development, software solutions~, software engineering practices, software development best practices, engineering best practices, development best practices, Software Engineering Principles, modern engineering practices, modern software practices, software development practices
    Web Development = web programming, web application development, web technologies, web technology, web applications~, web apps~, web application frameworks, web-based applications
    Front-End Development = front-end~, front-end technologies, front-end web development, frontend engineering, client-side development, frontend~, frontend technologies, frontend frameworks, front-end frameworks, modern frontend frameworks, client-side code, client-side programming, client-side~, client-side scripting, client-side technologies
    Back-End Development = back-end~, backend web development, backend engineering, server-side development, backend~, backend technologies, backend systems, backend frameworks, server-side code, server-side programming, server side, server-side~, server-side scripting, server-side technologies
    Full-Stack Development = full-stack, full-stack web development, full stack engineering
    Mobile App Development = mobile development, mobile application development, mobile applications~, mobile apps~, native apps~, mobile technologies
    Game Development = video game development, game programming
    Embedded Software = embedded systems, embedded software development, embedded programming, embedded development
    Firmware = firmware development
    Real-Time Operating Systems = RTOS > operating-systems
    Embedded Linux > linux
    Linux Kernel = Linux kernel development > linux
    Device Drivers = device driver development
    Distributed Systems = distributed computing, distributed applications, decentralized systems, highly available systems
    Data Structures
    Algorithms = algorithm design
    Data Structures and Algorithms = DSA^ > data-structures, algorithms
    Operating Systems
    Compilers = compiler design
    Computer Architecture
    Computer Graphics = graphics programming
    Parallel Computing = parallel programming
    High-Performance Computing = HPC^
    Blockchain = blockchain technology, distributed ledger technology
    Augmented Reality
    Virtual Reality
    Internet of Things = IoT
    Human-Computer Interaction = HCI^
    Computer Science
    Information Technology
    Software as a Service = SaaS
    E-Commerce = e-commerce platforms
    Progressive Web Apps = PWA^
    Single-Page Applications = SPA~
    Server-Side Rendering = SSR^
    State Management
    Payment Processing = payment gateway integration, card processing
  `,
};
